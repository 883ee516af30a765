/** Partners send over HTTPS alone. The Laurel of the sandbox is on the same machine. */
export const isOpenAddress = (url: string): boolean =>
  url.startsWith('https://') || /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?\//.test(url)
