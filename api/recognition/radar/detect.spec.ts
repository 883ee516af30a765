import { describe, expect, it } from 'vitest'
import { detect } from './detect.ts'
import { gatherExchanges, type Thanks } from './exchanges.ts'
import { findingIdOf } from './sighting.ts'
import { wordsOf } from './wordsOf.ts'

const words = 'helped me with the migration of'

type Given = Partial<Thanks> & { readonly times?: number }

/** `ann > ben cleo`, with what differs from a shoutout of 10 points with words of its own. */
const gave = (who: string, { times = 1, ...thanks }: Given = {}): Thanks[] => {
  const [giverId = '', recipients = ''] = who.split(' > ')
  return Array.from({ length: times }, (_, index) => ({
    kind: 'shoutout',
    giverId,
    recipientIds: recipients.split(' '),
    pointsEach: 10,
    message: `${recipients} ${words} service ${index}`,
    isBeforeReset: false,
    ...thanks,
  }))
}

const seenIn = (thanks: readonly Thanks[][], { allowance = 0, hasTexts = true } = {}) => {
  const gathered = gatherExchanges()
  for (const each of thanks.flat()) gathered.add(each)
  const month = gathered.exchanges()
  return detect({ month, quarter: [month], allowance, hasTexts })
}

describe('two people who trade points', () => {
  it('are seen with the smaller of both shares', () => {
    const seen = seenIn([
      gave('ann > ben', { times: 4 }),
      gave('ben > ann', { times: 3 }),
      gave('ben > cleo'),
    ])
    expect(seen).toEqual([{ signal: 'pair', subjectIds: ['ann', 'ben'], share: 75, times: 7, weight: 70 }])
  })

  it('are not seen where one of them gives to many, or both rarely', () => {
    expect(seenIn([gave('ann > ben', { times: 2 }), gave('ben > ann', { times: 2 })])).toEqual([])
    const many = gave('ben > cleo dan eve finn', { times: 2 })
    expect(seenIn([gave('ann > ben', { times: 4 }), gave('ben > ann', { times: 3 }), many])).toEqual([])
  })
})

describe('a ring', () => {
  const ring = [
    gave('ann > ben', { times: 3 }),
    gave('ben > cleo', { times: 3 }),
    gave('cleo > ann', { times: 3 }),
  ]

  it('passes points round among three to five people', () => {
    expect(seenIn([...ring, gave('cleo > dan')])).toMatchObject([
      { signal: 'ring', subjectIds: ['ann', 'ben', 'cleo'], share: 75, times: 9, weight: 90 },
    ])
  })

  it('is no ring without its last step', () => {
    expect(seenIn(ring.slice(0, 2))).toEqual([])
  })

  it('is one finding where rings share people', () => {
    const more = [gave('cleo > dan', { times: 3 }), gave('dan > ann', { times: 3 })]
    expect(seenIn([...ring, ...more]).filter(({ signal }) => signal === 'ring')).toHaveLength(1)
  })
})

describe('habits', () => {
  const late = { isBeforeReset: true } as const

  it('given most on the last day before a reset, then a burst', () => {
    const thanks = [gave('ann > ben cleo dan', { ...late, times: 2 }), gave('ann > eve')]
    expect(seenIn(thanks)).toMatchObject([])
    expect(seenIn([gave('ann > ben cleo dan', { ...late, times: 5 }), gave('ann > eve')])).toMatchObject([
      { signal: 'burst', subjectIds: ['ann'], share: 93, weight: 150 },
    ])
  })

  it('given nearly all of an allowance to one person, then a favourite', () => {
    const thanks = [gave('ann > ben', { times: 9 }), gave('ann > cleo')]
    expect(seenIn(thanks, { allowance: 200 })).toEqual([])
    expect(seenIn(thanks, { allowance: 101 })).toEqual([])
    expect(seenIn(thanks, { allowance: 100 })).toMatchObject([
      { signal: 'favourite', subjectIds: ['ann', 'ben'], share: 90, times: 9, weight: 90 },
    ])
    expect(seenIn([...thanks, gave('ben > ann', { times: 2 })])).toEqual([])
  })

  it('given thanks without words of their own, then so many of them', () => {
    const empty = gave('ann > ben cleo', { times: 9, message: '<@x> :tada: thanks!' })
    expect(seenIn([empty, gave('ann > dan')])).toMatchObject([
      { signal: 'wordless', subjectIds: ['ann'], share: 90, weight: 9 },
    ])
    const form = gave('ann > ben cleo', { times: 9, message: 'You did a great job this month' })
    expect(seenIn([form])).toMatchObject([{ signal: 'wordless', share: 100 }])
  })

  it('are not judged by words that were erased', () => {
    expect(seenIn([gave('ann > ben cleo', { times: 9, message: '' })], { hasTexts: false })).toEqual([])
  })
})

describe('a circle', () => {
  const awards = (who: string, times: number) => gave(who, { kind: 'award', pointsEach: 100, times })

  it('is made of those who thank the giver of their awards', () => {
    const thanks = [
      awards('ann > ben', 3),
      awards('ann > cleo', 2),
      awards('ann > dan', 1),
      gave('ben > ann eve', { times: 2 }),
      gave('cleo > ann eve', { times: 2 }),
    ]
    expect(seenIn(thanks)).toMatchObject([
      { signal: 'circle', subjectIds: ['ann', 'ben', 'cleo'], share: 83, times: 5, weight: 500 },
    ])
  })

  it('is no circle where awards go to people who never thank their giver', () => {
    expect(seenIn([awards('ann > ben', 3), awards('ann > cleo', 3)])).toEqual([])
  })
})

describe('the words of a message', () => {
  it.each([
    ['Thanks!', ''],
    ['Thanks <@1> :heart: a lot!', ''],
    ['You saved our release, Ann', 'you saved our release ann'],
  ])('of %s', (message, expected) => {
    expect(wordsOf(message)).toBe(expected)
  })

  it('are counted where no spaces are between them', () => {
    expect(wordsOf('資料を準備してくれてありがとう')).not.toBe('')
  })
})

describe('the id of a finding', () => {
  const of = (signal: 'pair' | 'favourite' | 'circle', ...subjectIds: string[]) =>
    findingIdOf('team', { signal, subjectIds })

  it('is the same for the same people', () => {
    expect(of('pair', 'ann', 'ben')).toBe(of('pair', 'ben', 'ann'))
    expect(of('favourite', 'ann', 'ben')).not.toBe(of('favourite', 'ben', 'ann'))
    expect(of('circle', 'ann', 'ben')).toBe(of('circle', 'ann', 'cleo'))
  })
})
