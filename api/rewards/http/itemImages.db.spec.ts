import { uploadImage } from '@laurel/contract/rewards/itemImages.ts'
import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import { addItem } from '@laurel/contract/rewards/teamItems.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const send = (as: TestMember, bytes: Buffer) =>
  api().ask(as, {
    method: 'POST',
    url: '/v1/team/rewards/images',
    payload: { content: bytes.toString('base64') },
  })

const picture = () => sharp({ create: { width: 800, height: 600, channels: 3, background: '#1f5b45' } })

test('an uploaded picture is answered as WebP, large and small, and browsers keep it', async () => {
  const { olga } = await api().team('pictures')
  const { image } = uploadImage.response.parse((await send(olga, await picture().png().toBuffer())).body)
  for (const address of [image, image.replace('.webp', '_thumb.webp')]) {
    const answer = await api().app.inject({ url: address })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(address === image ? 800 : 480)
  }
})

test('each upload has an address of its own, which can’t be guessed from another', async () => {
  const { olga } = await api().team('addresses')
  const bytes = await picture().png().toBuffer()
  const answers = await Promise.all([send(olga, bytes), send(olga, bytes)])
  const [one, other] = answers.map(({ body }) => uploadImage.response.parse(body).image)
  expect(one).toMatch(/^\/images\/[0-9a-f]{32}\.webp$/)
  expect(one).not.toBe(other)
})

test('a file that is no picture is refused with a sentence', async () => {
  const { olga } = await api().team('nopicture')
  const { status, body } = await send(olga, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  expect(status).toBe(422)
  expect(body).toMatchObject({
    code: 'IMAGE_REFUSED',
    detail: expect.stringContaining('Upload a PNG, JPEG, WebP, GIF or AVIF file.'),
  })
})

test('a file of 10 MB is taken in, and a larger one refused', async () => {
  const { olga } = await api().team('large')
  const large = Buffer.alloc(10 * 1024 * 1024)
  expect((await send(olga, large)).body).toMatchObject({ code: 'IMAGE_REFUSED' })
  expect((await send(olga, Buffer.concat([large, large]))).status).toBe(413)
})

test('members upload nothing', async () => {
  const { ann } = await api().team('members')
  expect((await send(ann, await picture().png().toBuffer())).status).toBe(403)
})

test.each(['0', '00000000000000000000000000000000.webp', '..%2Fsecrets.json', 'x'.repeat(50)])(
  'there is no picture at %s',
  async name => {
    expect((await api().app.inject({ url: `/images/${name}` })).statusCode).toBe(404)
  },
)

test('a redeemed item shows its small picture to its member and to administrators', async () => {
  const { olga, ann, teamId } = await api().team('redeemed')
  const { image } = uploadImage.response.parse((await send(olga, await picture().png().toBuffer())).body)
  await api().ledger.handle({
    type: 'setRewardCatalogs',
    id: crypto.randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
    data: { catalogs: ['CUSTOM_CATALOG'] },
  })
  const item = { name: 'Teapot', point_cost: 10, images: [image], metadata: { use_shipping: false } }
  const { id, position } = addItem.response.parse(
    (
      await api().ask(olga, {
        method: 'POST',
        url: '/v1/team/rewards/custom',
        payload: { add_item: item },
      })
    ).body,
  )
  await api().shown(position)
  const redeemed = redeemReward.response.parse(
    (await api().ask(ann, { method: 'POST', url: `/v1/rewards/redeem/${id}`, payload: {} })).body,
  )
  await api().shown(redeemed.position ?? 0)
  const shown = { redemption: { thumbnail: image.replace('.webp', '_thumb.webp') } }
  for (const [person, path] of [
    [ann, 'rewards'],
    [olga, 'admin'],
  ] as const)
    expect(
      (await api().ask(person, { url: `/v1/${path}/redemptions/${redeemed.redemption_id}` })).body,
    ).toMatchObject(shown)
})
