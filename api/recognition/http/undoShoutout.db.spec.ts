import { giveShoutout } from '@laurel/contract/recognition/giveShoutout.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const post = (path: string, key: string, payload?: object) => ({
  method: 'POST' as const,
  url: `/v1/shoutouts${path}`,
  headers: { 'idempotency-key': key },
  ...(payload ? { payload } : {}),
})

const given = async (teamName: string) => {
  const people = await api().team(teamName)
  const body = { for_user_ids: [people.ben.memberId], points_each: 10, message_text: 'Thank you.' }
  const answer = await api().ask(people.ann, post('', 'give', body))
  return { ...people, id: giveShoutout.response.parse(answer.body).shoutout_id }
}

const left = async (person: Parameters<ReturnType<typeof api>['ask']>[0], position: number) => {
  const { body } = await api().ask(person, { url: `/v1/user/me?after=${position}` })
  return body
}

describe('a shoutout that was given by mistake', () => {
  test('is taken back once per key, and its points return', async () => {
    const { ann, id } = await given('mistake')
    const recall = post(`/${id}/recall`, 'oops', { reason: 'The wrong Ben' })
    const answer = await api().ask(ann, recall)
    expect(answer).toMatchObject({ status: 200, body: { ok: true } })
    const { position } = Acknowledged.parse(answer.body)
    expect(await left(ann, position)).toMatchObject({ user: { shoutout_allowance_remaining: 100 } })

    expect(await api().ask(ann, recall)).toMatchObject({ status: 200, body: answer.body })
    expect(await api().ask(ann, post(`/${id}/recall`, 'again', {}))).toMatchObject({
      status: 409,
      body: { code: 'SHOUTOUT_RECALLED_ALREADY' },
    })
  })

  test('is given again after it was taken back, and not otherwise', async () => {
    const { ann, id } = await given('regret')
    expect(await api().ask(ann, post(`/${id}/reinstate`, 'early'))).toMatchObject({
      status: 409,
      body: { code: 'SHOUTOUT_NOT_RECALLED' },
    })
    await api().ask(ann, post(`/${id}/recall`, 'oops', {}))
    const answer = await api().ask(ann, post(`/${id}/reinstate`, 'yes'))
    expect(answer).toMatchObject({ status: 200, body: { ok: true } })
    const { position } = Acknowledged.parse(answer.body)
    expect(await left(ann, position)).toMatchObject({ user: { shoutout_allowance_remaining: 90 } })
  })

  test('is taken back once, and given again once, however many ask at the same time', async () => {
    const { ann, id } = await given('race')
    for (const [round, path] of ['recall', 'reinstate', 'recall', 'reinstate'].entries()) {
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          api().ask(ann, post(`/${id}/${path}`, `${path} ${round} ${at}`, {})),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    }
    const mixed = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        api().ask(ann, post(`/${id}/${at % 2 === 0 ? 'recall' : 'reinstate'}`, `mixed ${at}`, {})),
      ),
    )
    const done = mixed
      .filter(({ status }) => status === 200)
      .map(({ body }) => Acknowledged.parse(body).position)
    const isRecalled =
      mixed.filter(({ status }, at) => status === 200 && at % 2 === 0).length * 2 > done.length
    expect(await left(ann, Math.max(...done, 0))).toMatchObject({
      user: { shoutout_allowance_remaining: isRecalled ? 100 : 90 },
    })
  })

  test('is nothing that a namesake in another team can touch', async () => {
    const { id } = await given('own')
    const { ann: stranger } = await api().team('foreign')
    for (const path of ['recall', 'reinstate'])
      expect(await api().ask(stranger, post(`/${id}/${path}`, path, {}))).toMatchObject({
        status: 404,
        body: { code: 'SHOUTOUT_UNKNOWN' },
      })
  })

  test('is taken back by its giver alone', async () => {
    const { ben, olga, id } = await given('meddling')
    for (const person of [ben, olga])
      expect(await api().ask(person, post(`/${id}/recall`, 'meddle', {}))).toMatchObject({
        status: 404,
        body: { code: 'SHOUTOUT_UNKNOWN' },
      })
  })
})
