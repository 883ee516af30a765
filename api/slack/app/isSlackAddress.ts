/** The domains of Slack, also for governments. */
const slackDomains = ['slack.com', 'slack-gov.com'] as const

/**
 * Whether an address that came with a request may be called: one of Slack's hosts, or the origin of another Web API
 * that Laurel is connected to.
 */
export const isSlackAddress = (address: string, apiUrl: string): boolean => {
  const url = URL.parse(address)
  const api = new URL(apiUrl)
  if (url === null || url.username !== '' || url.password !== '') return false
  if (!isOfSlack(api)) return url.origin === api.origin
  return isOfSlack(url)
}

const isOfSlack = ({ protocol, host }: URL): boolean =>
  protocol === 'https:' && slackDomains.some(domain => host === domain || host.endsWith(`.${domain}`))
