/// Placeholder of the module's map.
