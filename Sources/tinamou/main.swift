import ProjectCommands
import TinamouCLI

ProjectCommands.install()
await Tinamou.main()
