import { randomUUID } from 'node:crypto'
import { giveShoutout } from '@laurel/contract/recognition/giveShoutout.ts'
import { BulkAnswer, bulkItemsMax } from '@laurel/contract/wire/bulk.ts'
import { collect } from '@laurel/ledger/log/suite/logFixture.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { bulkBodyBytesMax } from '../../http/limits.ts'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url, { settings: { mediaHosts: ['gifs.example'] } })

const thanks = (memberId: string, changes: object = {}) => ({
  for_user_ids: [memberId],
  points_each: 10,
  message_text: 'Thank you for staying late.',
  ...changes,
})

const give = (payload: object, key: string = randomUUID()) => ({
  method: 'POST' as const,
  url: '/v1/shoutouts',
  payload,
  headers: { 'idempotency-key': key },
})

const giveAll = (shoutouts: readonly unknown[]) => ({
  method: 'POST' as const,
  url: '/v1/shoutouts/bulk',
  payload: { shoutouts },
})

describe('giving a shoutout', () => {
  test('takes the points from the giver at once and shows up in the feed', async () => {
    const { ann, ben, olga, channelId } = await api().team('giving')
    const answer = await api().ask(ann, give(thanks(ben.memberId, { group_id: channelId })))
    expect(answer).toMatchObject({ status: 200, body: { ok: true } })
    const { shoutout_id: id, position } = giveShoutout.response.parse(answer.body)

    const me = await api().ask(ann, { url: `/v1/user/me?after=${position}` })
    expect(me.body).toMatchObject({ user: { shoutout_allowance_remaining: 90 } })
    const feed = await api().ask(olga, { url: '/v1/team/reporting/feed' })
    expect(feed.body).toMatchObject({
      feed: [
        {
          id,
          created_by: { id: ann.memberId },
          for_users: [{ id: ben.memberId }],
          points_each: 10,
          message_text: 'Thank you for staying late.',
          group: { id: channelId },
        },
      ],
    })
  })

  test('refuses the same message to the same people within ten minutes, unless it is meant', async () => {
    const { ann, ben, olga } = await api().team('meant')
    const first = give(thanks(ben.memberId))
    expect(await api().ask(ann, first)).toMatchObject({ status: 200 })
    expect(await api().ask(ann, first)).toMatchObject({ status: 200 })
    const again = randomUUID()
    expect(await api().ask(ann, give(thanks(ben.memberId), again))).toMatchObject({
      status: 409,
      body: { code: 'SHOUTOUT_REPEATED' },
    })
    expect(await api().ask(ann, give(thanks(ben.memberId, { may_repeat: true }), again))).toMatchObject({
      status: 200,
    })
    expect(await api().ask(ann, give(thanks(olga.memberId)))).toMatchObject({ status: 200 })
  })

  test('may carry a GIF of the provider that is set up', async () => {
    const { ann, ben, olga } = await api().team('gifs')
    const media = { url: 'https://gifs.example/confetti.gif', width: 200, height: 150 }
    const attachment = { type: 'GIPHY_GIF', media, alt_text: 'Confetti falls' }
    const answer = await api().ask(ann, give(thanks(ben.memberId, { attachment })))
    const { position } = giveShoutout.response.parse(answer.body)
    const feed = await api().ask(olga, { url: `/v1/team/reporting/feed?after=${position}` })
    expect(feed.body).toMatchObject({ feed: [{ attachment }] })
    for (const type of ['shoutouts', 'shoutouts-by-recipient']) {
      const filter = encodeURIComponent(JSON.stringify({ type }))
      const lines = await api().ask(olga, { url: `/v1/admin/activity?filter=${filter}` })
      expect(lines.body, type).toMatchObject([{ attachment }])
    }

    const elsewhere = { ...attachment, media: { ...media, url: 'https://elsewhere.example/pixel.gif' } }
    expect(await api().ask(ann, give(thanks(ben.memberId, { attachment: elsewhere })))).toMatchObject({
      status: 422,
      body: { code: 'ATTACHMENT_NOT_ALLOWED', data: { mediaHosts: ['gifs.example'] } },
    })
    const script = { ...attachment, media: { ...media, url: 'javascript:alert(1)' } }
    expect(await api().ask(ann, give(thanks(ben.memberId, { attachment: script })))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.attachment.media.url' }] },
    })
  })

  test('may carry a GIF at any address that a browser takes, and the feed still shows it', async () => {
    const { ann, ben, olga } = await api().team('addresses')
    for (const [name, shown] of [
      ['a\u0000b.gif', 'a%00b.gif'],
      ['\ud800.gif', '%EF%BF%BD.gif'],
      ['\u{1F389} here.gif', '%F0%9F%8E%89%20here.gif'],
    ] as const) {
      const media = { url: `https://gifs.example/${name}`, width: 200, height: 150 }
      const attachment = { type: 'GIPHY_GIF', media, alt_text: 'Confetti falls' }
      const answer = await api().ask(ann, give(thanks(ben.memberId, { attachment, message_text: shown })))
      const { position } = giveShoutout.response.parse(answer.body)
      const feed = await api().ask(olga, { url: `/v1/team/reporting/feed?after=${position}` })
      expect(feed.body).toHaveProperty('feed.0.attachment.media.url', `https://gifs.example/${shown}`)
    }
  })

  test('happens once per key', async () => {
    const { ann, ben } = await api().team('once')
    const request = give(thanks(ben.memberId))
    const first = await api().ask(ann, request)
    const again = await api().ask(ann, request)
    expect(again).toMatchObject({ status: 200, body: first.body, headers: { 'idempotency-hit': 'true' } })
    const other = { ...request, payload: thanks(ben.memberId, { points_each: 11 }) }
    expect(await api().ask(ann, other)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    })
  })

  test('reaches only channels that the giver is in or manages, and others stay unknown to them', async () => {
    const { ann, ben, olga, channelId } = await api().team('outside')
    const intruding = await api().ask(ben, give(thanks(ann.memberId, { group_id: channelId })))
    const unknown = await api().ask(ben, give(thanks(ann.memberId, { group_id: randomUUID() })))
    expect(intruding).toMatchObject({ status: unknown.status, body: { code: 'CHANNEL_UNKNOWN' } })
    expect(await api().ask(ann, give(thanks(ben.memberId, { group_id: channelId })))).toMatchObject({
      status: 200,
    })
    expect((await api().ask(ann, { url: '/v1/user/me' })).body).toMatchObject({
      team: { groups: [{ id: channelId }] },
    })
    expect((await api().ask(ben, { url: '/v1/user/me' })).body).toMatchObject({ team: { groups: [] } })
    expect((await api().ask(olga, { url: '/v1/user/me' })).body).toMatchObject({
      team: { groups: [{ id: channelId }] },
    })
  })

  test('is refused by the rules, with the figures', async () => {
    const { ann, ben } = await api().team('rules')
    const { ann: stranger, channelId: elsewhere } = await api().team('elsewhere')
    for (const [payload, code] of [
      [thanks(ann.memberId), 'SELF_RECOGNITION'],
      [thanks(ben.memberId, { for_user_ids: [] }), 'NO_RECIPIENTS'],
      [thanks(stranger.memberId), 'RECIPIENT_UNKNOWN'],
      [thanks(ben.memberId, { group_id: elsewhere }), 'CHANNEL_UNKNOWN'],
      [thanks(ben.memberId, { points_each: 101 }), 'ALLOWANCE_EXHAUSTED'],
    ] as const) {
      expect(await api().ask(ann, give(payload)), code).toMatchObject({ body: { code } })
    }
    expect(await api().ask(ann, give(thanks(ben.memberId, { points_each: 0 })))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST', errors: [{ path: 'body.points_each' }] },
    })
  })
})

describe('giving many shoutouts at once', () => {
  test('answers each on its own, in the order they came', async () => {
    const { ann, ben, olga } = await api().team('many')
    const answer = await api().ask(
      ann,
      giveAll([
        { id: 'one', ...thanks(ben.memberId) },
        { id: 'self', ...thanks(ann.memberId) },
        { id: 'free', ...thanks(ben.memberId, { points_each: 0 }) },
        'nonsense',
        { id: 'two', ...thanks(olga.memberId, { points_each: 90 }) },
        { id: 'three', ...thanks(olga.memberId) },
      ]),
    )
    expect(answer).toMatchObject({
      status: 200,
      body: {
        results: [
          { id: 'one', status: 'accepted', is_repeated: false },
          { id: 'self', status: 'refused', problem: { code: 'SELF_RECOGNITION', status: 422 } },
          {
            id: 'free',
            status: 'refused',
            problem: { code: 'INVALID_REQUEST', errors: [{ path: 'body.shoutouts.2.points_each' }] },
          },
          { id: null, status: 'refused', problem: { code: 'INVALID_REQUEST' } },
          { id: 'two', status: 'accepted' },
          {
            id: 'three',
            status: 'refused',
            problem: { code: 'ALLOWANCE_EXHAUSTED', data: { available: 0 } },
          },
        ],
      },
    })
    const { position } = BulkAnswer.parse(answer.body)
    const me = await api().ask(ann, { url: `/v1/user/me?after=${position}` })
    expect(me.body).toMatchObject({ user: { shoutout_allowance_remaining: 0 } })
  })

  test('tells a repeat from a conflict, in one batch and in the next', async () => {
    const { ann, ben } = await api().team('repeats')
    const item = { id: 'one', ...thanks(ben.memberId) }
    const other = { ...item, points_each: 20 }
    const first = await api().ask(ann, giveAll([item, item, other]))
    expect(first.body).toMatchObject({
      results: [
        { status: 'accepted', is_repeated: false },
        { status: 'accepted', is_repeated: true },
        { status: 'refused', problem: { code: 'IDEMPOTENCY_CONFLICT' } },
      ],
    })
    const { position } = BulkAnswer.parse(first.body)
    expect((await api().ask(ann, giveAll([item]))).body).toEqual({
      results: [{ id: 'one', status: 'accepted', position, is_repeated: true }],
      position,
    })
  })

  test('is the call for one under the same key', async () => {
    const { ann, ben } = await api().team('alone')
    const alone = await api().ask(ann, give(thanks(ben.memberId), 'a click'))
    const { position } = giveShoutout.response.parse(alone.body)
    const batch = await api().ask(ann, giveAll([{ id: 'a click', ...thanks(ben.memberId) }]))
    expect(batch.body).toMatchObject({ results: [{ status: 'accepted', position, is_repeated: true }] })
  })

  test('records what one giver gives side by side, in the order sent', async () => {
    const { ann, ben } = await api().team('order')
    const shoutouts = Array.from({ length: 100 }, (_, index) => ({
      id: `${index}`,
      ...thanks(ben.memberId, { points_each: 1 }),
    }))
    const { results } = BulkAnswer.parse((await api().ask(ann, giveAll(shoutouts))).body)
    const positions = results.map(result => (result.status === 'accepted' ? result.position : -1))
    const [first = -1, ...others] = positions
    const followers = (await collect(api().log.readAll(first))).slice(0, others.length)
    expect(others).toEqual(followers.map(({ position }) => position))
  })

  test('has its limits', async () => {
    const { ann, ben } = await api().team('limits')
    const item = { id: 'one', ...thanks(ben.memberId) }
    for (const items of [[], Array.from({ length: bulkItemsMax + 1 }, () => item)]) {
      expect(await api().ask(ann, giveAll(items))).toMatchObject({
        status: 400,
        body: { code: 'INVALID_REQUEST', errors: [{ path: 'body.shoutouts' }] },
      })
    }
    const huge = giveAll([{ ...item, message_text: 'x'.repeat(bulkBodyBytesMax) }])
    expect(await api().ask(ann, huge)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
  })

  test('is described with its items at /docs', async () => {
    const { body } = await api().ask(null, { url: '/docs/json' })
    expect(body).toMatchObject({
      paths: {
        '/v1/shoutouts/bulk': {
          post: {
            requestBody: {
              content: {
                'application/json': {
                  schema: {
                    properties: {
                      shoutouts: {
                        maxItems: bulkItemsMax,
                        items: {
                          required: expect.arrayContaining(['id', 'for_user_ids', 'points_each']),
                          properties: { for_user_ids: { type: 'array' } },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    })
  })
})
