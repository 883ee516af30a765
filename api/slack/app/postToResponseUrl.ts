/** Answers a command or a click in place. Slack accepts 5 answers within 30 minutes. Throws if Slack refuses. */
export const postToResponseUrl = async (responseUrl: string, message: object): Promise<void> => {
  const response = await fetch(responseUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(8_000),
  })
  if (!response.ok)
    throw new Error(`Slack refused an answer to a response_url with status ${response.status}.`)
}
