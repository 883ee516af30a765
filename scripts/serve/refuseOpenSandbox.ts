import { type ServeSettings, WrongSettings } from '@laurel/api/server/settings.ts'

const loopbackNames = ['localhost', '[::1]', '::1'] as const

const isLoopback = (host: string): boolean =>
  loopbackNames.some(name => name === host) || host.endsWith('.localhost') || /^127(\.\d{1,3}){3}$/.test(host)

/**
 * Refuses the sandbox where other machines can reach it: in the sandbox everyone may act as anyone, also as the owner of
 * the team.
 */
export const refuseOpenSandbox = ({
  slackApp,
  origin,
  host,
  sandboxReach = 'loopback',
}: Pick<ServeSettings, 'slackApp' | 'origin' | 'host' | 'sandboxReach'>): void => {
  if (slackApp || sandboxReach === 'anywhere') return
  const [where] = [new URL(origin).hostname, host].filter(name => !isLoopback(name))
  if (where === undefined) return
  throw new WrongSettings(
    `The sandbox lets everyone act as anyone, and ${where} can be reached from other machines. Set SLACK_CLIENT_ID, ` +
      'SLACK_CLIENT_SECRET and SLACK_SIGNING_SECRET to connect to Slack, or LAUREL_SANDBOX=anywhere if that is meant.',
  )
}
