import ProjectCommands
import TinamouCLI

ProjectCommands.limitMemory()
ProjectCommands.install()
await Tinamou.main()
