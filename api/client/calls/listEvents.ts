/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface ListEventsQuery {
  after?: string
  types?: string
  messages?: 'true' | 'false'
  limit?: number
}

export interface ListEventsResponse {
  events: {
    specversion: '1.0'
    id: string
    source: string
    subject: string
    time: string
    datacontenttype: 'application/json'
    dataschema: string
    type:
      | 'laurel.member.joined.v1'
      | 'laurel.member.left.v1'
      | 'laurel.member.returned.v1'
      | 'laurel.member.role_changed.v1'
      | 'laurel.member.erased.v1'
      | 'laurel.shoutout.given.v1'
      | 'laurel.shoutout.recalled.v1'
      | 'laurel.shoutout.reinstated.v1'
      | 'laurel.award.given.v1'
      | 'laurel.award.granted.v1'
      | 'laurel.award.won.v1'
      | 'laurel.points.adjusted.v1'
      | 'laurel.redemption.requested.v1'
      | 'laurel.redemption.declined.v1'
      | 'laurel.redemption.completed.v1'
      | 'laurel.redemption.cancelled.v1'
      | 'laurel.redemption.returned.v1'
      | 'laurel.fund.topped_up.v1'
      | 'laurel.competition.completed.v1'
      | 'laurel.nominations.completed.v1'
      | 'laurel.month.closed.v1'
    cursor: string
    data: {
      [k: string]: unknown
    }
  }[]
  next: string | null
  has_more: boolean
}
