/** Filled in by the build from package.json. */
declare const __LAUREL_VERSION__: string
