import Testing
import ExampleScreens
