import { describe, expect, it } from 'vitest'
import { closedCircles, connectedBy } from './circles.ts'

const pair = (oneId: string, otherId: string, times = 6) => ({ oneId, otherId, times })
const giver = (memberId: string, times: number) => ({ memberId, name: memberId, pictureUrl: null, times })
const idsOf = (circles: ReturnType<typeof closedCircles>) =>
  circles.map(members => members.map(({ memberId }) => memberId))

describe('closed circles', () => {
  it('are people who thank almost only each other', () => {
    const circles = closedCircles([pair('ann', 'ben', 10)], [giver('ann', 6), giver('ben', 5)])
    expect(idsOf(circles)).toEqual([['ann', 'ben']])
  })

  it('leave out people who thank others as well', () => {
    expect(closedCircles([pair('ann', 'ben', 10)], [giver('ann', 6), giver('ben', 20)])).toEqual([])
  })

  it('come in the order of their names, and not of their figures', () => {
    const pairs = [pair('dan', 'eve', 40), pair('ann', 'cleo', 6), pair('ben', 'cleo', 6)]
    const givers = [giver('ann', 3), giver('ben', 3), giver('cleo', 6), giver('dan', 20), giver('eve', 20)]
    expect(idsOf(closedCircles(pairs, givers))).toEqual([
      ['ann', 'ben', 'cleo'],
      ['dan', 'eve'],
    ])
  })

  it('are no larger than six people: those are teams', () => {
    const chain = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, place, all) => pair(id, all[place + 1] ?? 'h'))
    expect(connectedBy(chain)).toEqual([])
    expect(connectedBy(chain.slice(0, 5))).toEqual([['a', 'b', 'c', 'd', 'e', 'f']])
  })

  it('need all of their people to be active', () => {
    expect(closedCircles([pair('ann', 'ben')], [giver('ann', 3)])).toEqual([])
  })
})
