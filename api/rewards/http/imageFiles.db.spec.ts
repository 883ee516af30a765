import { uploadImage } from '@laurel/contract/rewards/itemImages.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { s3SandboxSettings } from '@laurel/scripts/sandbox/vendors/s3/s3StandIn.ts'
import { type RemoteStandIn, useStandIns } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import { standInTime } from '@laurel/scripts/sandbox/vendors/testing/vendorWanted.ts'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'
import type { ImageFiles } from '../images/imageFiles.ts'
import { createImages } from '../images/imageStore.ts'
import { createS3Files } from '../images/s3/s3Files.ts'

const standIn = useStandIns()
let s3: RemoteStandIn
let bucket: ImageFiles
beforeAll(async () => {
  s3 = await standIn('s3')
  const settings = { ...s3SandboxSettings, endpoint: s3.origin, addressing: 'path' } as const
  bucket = createS3Files(settings, { fetch, now: () => new Date(standInTime) })
})
const files: ImageFiles = {
  write: (...call) => bucket.write(...call),
  read: file => bucket.read(file),
}

const { url } = await createTestDatabase()
const api = createTestApi(url, { imageFiles: files })

const picture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#1f5b45' } })
    .png()
    .toBuffer()
const upload = async (as: TestMember) => {
  const payload = { content: (await picture()).toString('base64') }
  return api().ask(as, { method: 'POST', url: '/v1/team/rewards/images', payload })
}
const imagesOf = async (teamId: string) => {
  const { rows } = await api().database.query(
    'select content, thumbnail from rewards.images where team_id = $1',
    [teamId],
  )
  return rows
}

test('an uploaded picture is in the bucket alone, and answered as WebP, large and small', async () => {
  const { olga } = await api().team('bucket')
  const { image } = uploadImage.response.parse((await upload(olga)).body)
  expect(await imagesOf(olga.teamId)).toEqual([{ content: null, thumbnail: null }])
  for (const address of [image, image.replace('.webp', '_thumb.webp')]) {
    const answer = await api().app.inject({ url: address })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    })
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(address === image ? 800 : 480)
  }
})

test('a picture from before the bucket is answered from the database', async () => {
  const [imageId, teamId] = ['ab'.repeat(16), derivedId('team', 'before')]
  const createdAt = new Date(standInTime)
  const content = await sharp(await picture())
    .webp()
    .toBuffer()
  await createImages(api().database).save({ imageId, teamId, content, thumbnail: content, createdAt })
  expect((await api().app.inject({ url: `/images/${imageId}.webp` })).rawPayload).toEqual(content)
})

test('a bucket in trouble keeps no picture that the team would miss later', async () => {
  const { olga } = await api().team('trouble')
  await s3.plan({ kind: 'loseAnswer' })
  const answer = await upload(olga)
  expect(answer).toMatchObject({ status: 503, body: { detail: expect.stringContaining('Try again') } })
  expect(await imagesOf(olga.teamId)).toEqual([])
})

test('what another program wrote into the bucket is not served', async () => {
  const { olga } = await api().team('foreign')
  const { image } = uploadImage.response.parse((await upload(olga)).body)
  const key = `pictures/${olga.teamId}/${image.slice('/images/'.length)}`
  const content = Buffer.from('<html><script>alert(1)</script></html>').toString('base64')
  await s3.post('objects', { key, content })
  const answer = await api().app.inject({ url: image })
  expect(answer.statusCode).toBe(503)
  expect(answer.body).not.toContain('script')
  expect(answer.headers['content-type']).toContain('application/problem+json')
})

test('while the bucket refuses, an operator is asked to look', async () => {
  const { olga } = await api().team('refused')
  await s3.plan({ kind: 'refuse', code: 'REFUSED' })
  expect(await upload(olga)).toMatchObject({
    status: 503,
    body: { detail: expect.stringContaining('operator') },
  })
})
