// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderElement } from '../../testing/renderElement.tsx'
import { RankBars } from './RankBars.tsx'

afterEach(cleanup)

const widthsOf = (amounts: readonly number[]): readonly (string | undefined)[] => {
  const bars = amounts.map(amount => ({ id: `${amount}`, name: `Bar ${amount}`, amount, shown: `${amount}` }))
  renderElement(<RankBars label="Bars" bars={bars} longest={4} />)
  return screen.getAllByRole('listitem').map(item => {
    const bar = item.querySelector<HTMLElement>('[style]')
    return bar?.style.width
  })
}

describe('bars', () => {
  it('are as long as their share of the whole', () => {
    expect(widthsOf([4, 2])).toEqual(['100%', '50%'])
  })

  it('draw nothing for an amount of zero', () => {
    expect(widthsOf([0])).toEqual([undefined])
  })
})
