import TinamouCLI
