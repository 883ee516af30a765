import type { Sequence } from '../state/sequence.ts'

export const responseUrlUsesMax = 5
export const responseUrlLifeMilliseconds = 30 * 60_000

/** Where an answer to a command or a click goes. */
export type AnswerPlace = {
  userId: string
  channelId: string
  /** The message that was clicked. */
  messageTs?: string
}

export type ResponseUrls = {
  create(place: AnswerPlace): string
  use(token: string): AnswerPlace | { error: 'invalid_url' | 'used_url' | 'expired_url' }
}

export const createResponseUrls = (url: () => string, now: () => Date, sequence: Sequence): ResponseUrls => {
  const places = new Map<string, { place: AnswerPlace; createdAt: number; uses: number }>()
  return {
    create(place) {
      const token = sequence.id('R')
      places.set(token, { place, createdAt: now().getTime(), uses: 0 })
      return `${url()}/hooks/respond/${token}`
    },
    use(token) {
      const known = places.get(token)
      if (known === undefined) return { error: 'invalid_url' }
      if (now().getTime() - known.createdAt > responseUrlLifeMilliseconds) return { error: 'expired_url' }
      if (known.uses >= responseUrlUsesMax) return { error: 'used_url' }
      known.uses += 1
      return known.place
    },
  }
}
