import { me } from '@laurel/contract/people/me.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const choose = (as: TestMember, payload: object) =>
  api().ask(as, { method: 'PATCH', url: '/v1/user/locale', payload })

const userOf = async (as: TestMember, after = -1) => {
  const { body } = await api().ask(as, { url: `/v1/user/me?after=${after}` })
  return me.response.parse(body).user
}

/** The person once the choice is visible. */
const chosen = async (as: TestMember, payload: object) => {
  const { status, body } = await choose(as, payload)
  expect(status, JSON.stringify(body)).toBe(200)
  return userOf(as, z.object({ position: z.number() }).parse(body).position)
}

describe('the locale of a person', () => {
  test('is assumed until they choose it, in English unless they say otherwise', async () => {
    const { ann } = await api().team('choose')
    expect(await userOf(ann)).toMatchObject({
      locale: 'EN-US',
      metadata: { birthday_public: 'PUBLIC', set_locale: false, force_geo: null },
      addresses: [],
      is_manager: false,
      is_channel_manager: false,
      segments_managed: [],
    })
    expect(await chosen(ann, { country: 'AT' })).toMatchObject({
      locale: 'EN-AT',
      metadata: { set_locale: true },
    })
    expect((await chosen(ann, { country: 'ch', language: 'fr' })).locale).toBe('FR-CH')
  })

  test('may come with a place, which stays until it is taken away', async () => {
    const { ann } = await api().team('place')
    await chosen(ann, { country: 'AT', force_geo: '48.2,16.37' })
    expect((await chosen(ann, { country: 'DE' })).metadata.force_geo).toBe('48.2,16.37')
    expect((await chosen(ann, { country: 'DE', force_geo: null })).metadata.force_geo).toBeNull()
  })

  test('is refused where it names no country, no language or no place on earth', async () => {
    const { ann } = await api().team('wrong')
    const refused: readonly [object, string][] = [
      [{}, 'body.country'],
      [{ country: 'Austria' }, 'body.country'],
      [{ country: 'AT', language: 'german' }, 'body.language'],
      [{ country: 'AT', force_geo: '91,0' }, 'body.force_geo'],
    ]
    for (const [payload, path] of refused)
      expect(await choose(ann, payload)).toMatchObject({ status: 400, body: { errors: [{ path }] } })
  })

  test('is each person’s own', async () => {
    const { ann, ben } = await api().team('own')
    await chosen(ann, { country: 'AT' })
    expect((await userOf(ben)).locale).toBe('EN-US')
  })
})
