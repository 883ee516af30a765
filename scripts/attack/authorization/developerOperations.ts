import { type Operation, ofOwnTeam } from './operation.ts'

const unknown = { foreignAdministrator: 404, administrator: 404 } as const
const params = { id: '6ba7b810-9dad-41d1-80b4-00c04fd430c8' } as const
const settings = {
  url: 'https://receiver.example.com/laurel',
  description: 'A receiver',
  types: ['laurel.shoutout.given.v1'],
  includes_messages: false,
}

/** The events of a team and its webhooks. */
export const developerOperations: Readonly<Record<string, Operation>> = {
  listEvents: ofOwnTeam(),
  listEventTypes: ofOwnTeam(),
  streamEvents: ofOwnTeam(),
  listOutgoingEvents: ofOwnTeam(),
  listWebhooks: ofOwnTeam(),
  createWebhook: ofOwnTeam({ body: settings }),
  readWebhook: ofOwnTeam({ params }, unknown),
  changeWebhook: ofOwnTeam({ params, body: settings }, unknown),
  deleteWebhook: ofOwnTeam({ params }, unknown),
  disableWebhook: ofOwnTeam({ params }, unknown),
  enableWebhook: ofOwnTeam({ params, body: { catches_up: true } }, unknown),
  rotateWebhookSecret: ofOwnTeam({ params }, unknown),
  testWebhook: ofOwnTeam({ params }, unknown),
  replayEvents: ofOwnTeam({ params, body: { since: '2026-11-01T00:00:00.000Z' } }, unknown),
  listWebhookDeliveries: ofOwnTeam(),
  readWebhookDelivery: ofOwnTeam({ params }, unknown),
  deliverAgain: ofOwnTeam({ params }, unknown),
}
