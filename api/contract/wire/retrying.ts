const retriesMax = 2

/** No answer, or an error of the server. What it refused stays refused, however often it is asked. */
const mayPass = (error: Error): boolean =>
  !('status' in error && typeof error.status === 'number') || error.status >= 500

/** How a page asks again for what it could not read: soon, and only where that may help. */
export const retrying = {
  retry: (failures: number, error: Error): boolean => failures < retriesMax && mayPass(error),
  /** In milliseconds. */
  retryDelay: (failures: number): number => 400 * 2 ** failures,
} as const
