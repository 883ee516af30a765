/** Tells whoever runs the server about trouble that the log works around by itself. */
export type Warn = (message: string, error: unknown) => void

export const warnOnConsole: Warn = (message, error) => {
  console.warn(message, error instanceof Error ? error.message : error)
}
