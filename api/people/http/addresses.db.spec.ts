import { addAddress } from '@laurel/contract/people/addresses.ts'
import { me } from '@laurel/contract/people/me.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const written = {
  name: 'Ann Quince',
  street1: '1 Orchard Row',
  city: 'San Francisco',
  state: 'CA',
  postal_code: '94103',
  country: 'US',
}

const ask = (as: TestMember, payload: object) =>
  api().ask(as, { method: 'POST', url: '/v1/user/addresses', payload })

const add = async (as: TestMember, changes: object = {}) => {
  const { body } = await ask(as, { ...written, ...changes })
  return addAddress.response.parse(body)
}

const addressesOf = async (as: TestMember) => {
  const { body } = await api().ask(as, { url: '/v1/user/me' })
  return me.response.parse(body).user.addresses
}

const streets = (addresses: readonly { readonly street1: string }[]) =>
  addresses.map(({ street1 }) => street1)

describe('the address book', () => {
  test('makes the first address the default, and shows all of them with the signed-in person', async () => {
    const { ann } = await api().team('first')
    await add(ann)
    await add(ann, { street1: '2 Orchard Row' })
    const known = await addressesOf(ann)
    expect(streets(known)).toEqual(['1 Orchard Row', '2 Orchard Row'])
    expect(known[0]).toMatchObject({ ...written, street2: '', phone: '', default: true })
    expect(known[1]?.default).toBe(false)
  })

  test('has an address once, even if two tabs add it at the same time', async () => {
    const { ann } = await api().team('twice')
    const [one, other] = await Promise.all([add(ann), add(ann)])
    expect(one.address_id).toBe(other.address_id)
    expect(await addressesOf(ann)).toHaveLength(1)
  })

  test('makes another address the default', async () => {
    const { ann } = await api().team('default')
    await add(ann)
    const { address_id: id } = await add(ann, { street1: '2 Orchard Row' })
    const answer = await api().ask(ann, { method: 'PATCH', url: `/v1/user/addresses/make_default/${id}` })
    expect(answer.status).toBe(200)
    expect(streets(await addressesOf(ann))).toEqual(['2 Orchard Row', '1 Orchard Row'])
  })

  test('makes the last added address the default when the default is deleted', async () => {
    const { ann } = await api().team('delete')
    const { address_id: id } = await add(ann)
    await add(ann, { street1: '2 Orchard Row' })
    await add(ann, { street1: '3 Orchard Row' })
    await api().ask(ann, { method: 'DELETE', url: `/v1/user/addresses/${id}` })
    expect(await addressesOf(ann)).toMatchObject([
      { street1: '3 Orchard Row', default: true },
      { street1: '2 Orchard Row', default: false },
    ])
  })

  test('belongs to one person: others neither see, change nor delete it', async () => {
    const { ann, ben } = await api().team('own')
    const { address_id: id } = await add(ann)
    const calls = [
      { method: 'DELETE', url: `/v1/user/addresses/${id}` },
      { method: 'PATCH', url: `/v1/user/addresses/make_default/${id}` },
    ] as const
    for (const call of calls) expect((await api().ask(ben, call)).status).toBe(404)
    expect(await addressesOf(ben)).toEqual([])
    expect(await addressesOf(ann)).toHaveLength(1)
  })

  test('holds 20 addresses', async () => {
    const { ann } = await api().team('full')
    for (let number = 1; number <= 20; number += 1) await add(ann, { street1: `${number} Orchard Row` })
    const { status, body } = await ask(ann, { ...written, street1: '21 Orchard Row' })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'TOO_MANY_ADDRESSES' })
  })

  test('is encrypted in the database', async () => {
    const { ann } = await api().team('sealed')
    await add(ann, { name: 'Wilhelmina Quince' })
    const { rows } = await api().database.query('select t::text from rewards.addresses t')
    expect(rows).not.toHaveLength(0)
    expect(JSON.stringify(rows)).not.toContain('Quince')
  })
})

test.each([
  ['US', { state: 'CA', postal_code: '94103-1234' }],
  ['CA', { state: 'ON', postal_code: 'k1a 0b1' }],
  ['GB', { state: '', postal_code: 'SW1A 1AA' }],
  ['IE', { state: 'Co. Dublin', postal_code: 'D02 X285' }],
])('an address in %s is accepted', async (country, place) => {
  const { ann } = await api().team(`place${country.toLowerCase()}`)
  const { addresses } = await add(ann, { country, ...place })
  expect(addresses).toMatchObject([{ country, ...place, postal_code: place.postal_code.toUpperCase() }])
})

let nextTeam = 1

test.each([
  ['another country', { country: 'BR' }, 'country'],
  ['a ZIP code that is too short', { postal_code: '9410' }, 'postal_code'],
  ['a Canadian code in the US', { postal_code: 'K1A 0B1' }, 'postal_code'],
  ['no state in the US', { state: '' }, 'state'],
  ['a US state in Canada', { country: 'CA', postal_code: 'K1A 0B1', state: 'CA' }, 'state'],
  ['no street', { street1: ' ' }, 'street1'],
  ['words for a phone number', { phone: 'call me' }, 'phone'],
])('an address with %s is refused at its field', async (_, changes, field) => {
  const { ann } = await api().team(`refused${nextTeam++}`)
  const { status, body } = await ask(ann, { ...written, ...changes })
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: [{ path: `body.${field}` }] })
})
