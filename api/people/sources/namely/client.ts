import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { readJson } from '../../../partners/calls.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { callSource } from '../callSource.ts'
import type { PersonSourceClient, SourcePage, SourceSurroundings } from '../port.ts'
import { sourcePage } from '../sourcePage.ts'
import { createWholeCount } from '../wholeCount.ts'
import { NamelyMe, NamelyProfiles } from './answers.ts'
import { readProfile } from './profile.ts'
import { type NamelySettings, namelyTitle } from './settings.ts'

/** Larger pages are not reliable. */
const pageSize = 50
const overlapMilliseconds = 5 * 60_000

export const createNamelyClient = (
  { subdomain, pat }: NamelySettings,
  surroundings: SourceSurroundings,
): PersonSourceClient => {
  const { origin = `https://${subdomain}.namely.com`, clock } = surroundings
  const get = (path: string, signal: AbortSignal) =>
    callSource(surroundings, {
      vendor: namelyTitle,
      url: `${origin}/api/v1${path}`,
      method: 'GET',
      headers: { authorization: `Bearer ${pat}` },
      signal,
    })

  const profiles = async (page: number, order: Readonly<Record<string, string>>, signal: AbortSignal) => {
    const query = new URLSearchParams({ page: String(page), per_page: String(pageSize), ...order })
    const answer = readJson(await get(`/profiles?${query.toString()}`, signal), NamelyProfiles)
    const groups = new Map((answer.linked?.groups ?? []).map(group => [group.id, group]))
    return {
      list: answer.profiles,
      read: answer.profiles.map(profile => readProfile(profile, groups)),
      total: answer.meta.total_count,
    }
  }

  async function* everyone(cursor: string, signal: AbortSignal): AsyncIterable<SourcePage> {
    const count = createWholeCount(namelyTitle)
    for (let page = 1; ; page += 1) {
      const { list, read, total } = await profiles(page, {}, signal)
      count.add(
        list.map(({ id }) => id),
        total,
      )
      const isLast = page * pageSize >= total || list.length === 0
      if (isLast) count.end()
      yield sourcePage(read, { cursor, isFull: true })
      if (isLast) return
    }
  }

  /** Those who changed come first. */
  async function* changed(since: string, cursor: string, signal: AbortSignal): AsyncIterable<SourcePage> {
    const from = Date.parse(since) / 1_000
    if (Number.isNaN(from)) throw new VendorUncertain('The last run of Namely left no instant to go on from.')
    for (let page = 1; ; page += 1) {
      const { list, read, total } = await profiles(page, { sort: '-updated_at' }, signal)
      const isNew = list.map(({ updated_at }) => updated_at == null || updated_at >= from)
      yield sourcePage(
        read.filter((_person, index) => isNew[index]),
        { cursor, isFull: false },
      )
      if (isNew.includes(false) || page * pageSize >= total || list.length === 0) return
    }
  }

  return {
    testConnection: async signal => {
      readJson(await get('/profiles/me', signal), NamelyMe)
      return { kind: 'connected', detail: 'Namely answers and knows the token.' }
    },
    people: ({ since }, signal) => {
      const cursor = addMilliseconds(clock(), -overlapMilliseconds)
      return since === null ? everyone(cursor, signal) : changed(since, cursor, signal)
    },
  }
}
