/** Outgoing events as server-sent events, with the query of `listEvents`. The name of each is its cursor. */
export const eventStreamPath = '/v1/developers/events/stream'
