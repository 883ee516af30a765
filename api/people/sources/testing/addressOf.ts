/** The address that a call of `fetch` goes to. */
export const addressOf = (input: Parameters<typeof fetch>[0]): string =>
  input instanceof Request ? input.url : input.toString()
