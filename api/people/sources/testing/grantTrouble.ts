import { addressOf } from './addressOf.ts'

type Fetch = typeof fetch

/** Counts the calls whose address is meant. */
export const countedCalls = (isMeant: (address: string) => boolean) => {
  let count = 0
  const counting: Fetch = (input, init) => {
    if (isMeant(addressOf(input))) count += 1
    return fetch(input, init)
  }
  return {
    fetch: counting,
    count: () => count,
    forget: (): void => {
      count = 0
    },
  }
}

/** Loses the first answer to a call whose address is meant. The partner has given it. */
export const firstAnswerLost = (isMeant: (address: string) => boolean): Fetch => {
  let isLost = false
  return async (input, init) => {
    const response = await fetch(input, init)
    if (isLost || !isMeant(addressOf(input))) return response
    isLost = true
    throw new TypeError('fetch failed')
  }
}
