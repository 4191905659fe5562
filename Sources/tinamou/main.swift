import TinamouCLI

await Tinamou.main()
