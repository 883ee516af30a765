// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SettingSwitch } from './SettingSwitch.tsx'

afterEach(cleanup)

const renderSwitch = (parts: { isOn?: boolean; isDisabled?: boolean; isLoading?: boolean }) => {
  const chosen: boolean[] = []
  render(<SettingSwitch label="Remind people" isOn={false} {...parts} onSwitch={isOn => chosen.push(isOn)} />)
  return { chosen, control: screen.getByRole<HTMLInputElement>('switch', { name: 'Remind people' }) }
}

it('a switch shows its value and tells which one is chosen', () => {
  const { chosen, control } = renderSwitch({ isOn: true })
  expect([control.checked, control.disabled]).toEqual([true, false])
  fireEvent.click(control)
  expect(chosen).toEqual([false])
})

it('a switch that is disabled, or whose choice is on its way, takes no other', () => {
  expect(renderSwitch({ isDisabled: true }).control.disabled).toBe(true)
  cleanup()
  const { control } = renderSwitch({ isLoading: true })
  expect([control.disabled, control.getAttribute('aria-busy')]).toEqual([true, 'true'])
})
