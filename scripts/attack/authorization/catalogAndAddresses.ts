import { addAddress } from '@laurel/contract/people/addresses.ts'
import { me } from '@laurel/contract/people/me.ts'
import { addItem } from '@laurel/contract/rewards/teamItems.ts'
import type { Sent } from '@laurel/contract/wire/address.ts'
import type { Home } from './home.ts'
import type { Statuses } from './operation.ts'

export const shippingAddress = {
  name: 'Ben',
  street1: '1 Orchard Row',
  city: 'Cork',
  postal_code: 'T12 W8KX',
  country: 'IE',
} as const
export const addressOfBen = async ({ ben, accepted }: Home): Promise<string> =>
  addAddress.response.parse(await accepted(ben, addAddress, { body: shippingAddress })).address_id
/** The other members do not own the address. */
export const onlyOfBen: Statuses = { channelManager: 404, administrator: 404 }
/** A GIF. */
export const onePixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
export const itemSettings = { name: 'Hoodie', point_cost: 10 }
export const item = async ({ olga, accepted }: Home): Promise<string> => {
  const answer = await accepted(olga, addItem, { body: { add_item: itemSettings } })
  const { id, position: after } = addItem.response.parse(answer)
  await accepted(olga, me, { query: { after } })
  return id
}
export const itemParams = async (home: Home): Promise<Sent> => ({ params: { id: await item(home) } })
export const unknownClaim: Sent = {
  params: { id: '5f0c5a3e-0000-4000-8000-000000000300' },
  body: { claims: [{ row: 0, option: 0 }] },
}
export const toNoMember: Statuses = { member: 404, channelManager: 404, administrator: 404 }
