import { uploadImage } from '@laurel/contract/rewards/itemImages.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const send = async (as: TestMember, method: 'PATCH' | 'POST', path: string, payload: object) => {
  const answer = await api().ask(as, { method, url: path, payload })
  return { ...answer, after: answer.status === 200 ? Acknowledged.parse(answer.body).position : -1 }
}

const teamOf = async (as: TestMember, after: number) =>
  (await api().ask(as, { url: `/v1/user/me?after=${after}` })).body

describe('settings of a team', () => {
  test('merge the keys that are sent', async () => {
    const { olga } = await api().team('merging')
    await send(olga, 'PATCH', '/v1/team/metadata', { use_all_channels: true, primary_color: '#1F5B45' })
    const { after } = await send(olga, 'PATCH', '/v1/team/metadata', {
      require_values: true,
      points_name: 'leaves',
    })
    expect(await teamOf(olga, after)).toMatchObject({
      team: {
        points_name: 'leaves',
        metadata: {
          use_all_channels: true,
          primary_color: '1f5b45',
          require_values: true,
          show_get_started: true,
          ask_birthdays: false,
          custom_catalog_name: 'Company Store',
        },
      },
    })
  })

  test('set how often allowances start again, and leave their points', async () => {
    const { olga } = await api().team('interval')
    const { after } = await send(olga, 'PATCH', '/v1/team/metadata', {
      allowance_interval: 'WEEKLY',
      base_currency: 'EUR',
    })
    expect(await teamOf(olga, after)).toMatchObject({
      team: { allowance_interval: 'WEEKLY', base_currency: 'EUR' },
      currency_rates: { USD: 1, EUR: expect.any(Number) },
    })
    const { body } = await api().ask(olga, { url: `/v1/admin/settings?after=${after}` })
    expect(body).toMatchObject({ allowance: { interval: 'WEEKLY', shoutout_points: 100 } })
  })

  test('take a colour with or without its number sign', async () => {
    const { olga } = await api().team('colours')
    const { after } = await send(olga, 'PATCH', '/v1/team/metadata', { primary_color: '1F5B45' })
    expect(await teamOf(olga, after)).toMatchObject({ team: { metadata: { primary_color: '1f5b45' } } })
  })

  test('take an uploaded picture of the same team as logo, and no other one', async () => {
    const [{ olga }, other] = [await api().team('logo'), await api().team('other-logo')]
    const content = (
      await sharp({ create: { width: 900, height: 300, channels: 3, background: '#1f5b45' } })
        .png()
        .toBuffer()
    ).toString('base64')
    const answer = await api().ask(olga, { method: 'POST', url: uploadImage.path, payload: { content } })
    const { image: logo } = uploadImage.response.parse(answer.body)
    const { after } = await send(olga, 'PATCH', '/v1/team/metadata', { logo })
    expect(await teamOf(olga, after)).toMatchObject({ team: { metadata: { logo } } })
    expect((await send(other.olga, 'PATCH', '/v1/team/metadata', { logo })).status).toBe(400)
    const removed = await send(olga, 'PATCH', '/v1/team/metadata', { logo: null })
    expect(await teamOf(olga, removed.after)).toMatchObject({ team: { metadata: { logo: null } } })
  })

  test('name one point and many', async () => {
    const { olga } = await api().team('pennies')
    const chosen = { points_name: 'Sterne', points_name_singular: 'Stern' }
    const { after } = await send(olga, 'PATCH', '/v1/team/metadata', chosen)
    expect(await teamOf(olga, after)).toMatchObject({ team: chosen })
    const renamed = await send(olga, 'PATCH', '/v1/team/metadata', { points_name: 'pennies' })
    expect(await teamOf(olga, renamed.after)).toMatchObject({
      team: { points_name: 'pennies', points_name_singular: 'penny' },
    })
  })

  test('are changed once per key, all of them or none', async () => {
    const { olga } = await api().team('setting-keys')
    const change = (payload: object) =>
      api().ask(olga, {
        method: 'PATCH',
        url: '/v1/team/metadata',
        payload,
        headers: { 'idempotency-key': 'a click' },
      })
    const first = await change({ require_values: true })
    expect(first.status).toBe(200)
    expect((await change({ require_values: true })).headers['idempotency-hit']).toBe('true')
    const other = await change({ require_values: false, show_get_started: false })
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } })
    const { position } = Acknowledged.parse(first.body)
    expect(await teamOf(olga, position)).toMatchObject({
      team: { metadata: { require_values: true, show_get_started: true } },
    })
  })

  test('refuse what no setting is called, and values that do not fit', async () => {
    const { olga } = await api().team('refusing')
    const refused = [
      { setup_rewards: true },
      { use_all_channels: 'yes' },
      { primary_color: 'green' },
      { logo: 'http://laurel.example/logo.png' },
      { reaction_shoutout: { emoji: ':taco:', points: 0 } },
    ]
    for (const changes of refused) {
      const { status } = await send(olga, 'PATCH', '/v1/team/metadata', changes)
      expect(status, JSON.stringify(changes)).toBe(400)
    }
  })

  test('replace the company values, and tell the step of the setup', async () => {
    const { olga } = await api().team('values')
    const { after } = await send(olga, 'PATCH', '/v1/team/values', ['Courage', 'Care'])
    expect(await teamOf(olga, after)).toMatchObject({
      team: {
        shoutout_values: [{ text: 'Courage' }, { text: 'Care' }],
        metadata: { added_tag_values: true },
      },
    })
    const twice = await send(olga, 'PATCH', '/v1/team/values', ['Courage', ' courage '])
    expect(twice).toMatchObject({ status: 422, body: { code: 'DUPLICATE_VALUE' } })
  })

  test('tell when everybody was introduced', async () => {
    const { olga } = await api().team('introducing')
    const before = await teamOf(olga, -1)
    expect(before).toMatchObject({ team: { metadata: { introduction: false }, done_setup: false } })
    const { after } = await send(olga, 'POST', '/v1/team/send_onboarding_messages', {
      include_message: true,
      custom_msg: 'Let us thank each other.',
    })
    expect(await teamOf(olga, after)).toMatchObject({ team: { metadata: { introduction: true } } })
  })

  test('are for administrators', async () => {
    const { ann } = await api().team('members')
    expect(await send(ann, 'PATCH', '/v1/team/metadata', {})).toMatchObject({ status: 403 })
    expect(await send(ann, 'PATCH', '/v1/team/values', [])).toMatchObject({ status: 403 })
    const onboarding = await send(ann, 'POST', '/v1/team/send_onboarding_messages', {
      include_message: false,
    })
    expect(onboarding.status).toBe(403)
  })
})
