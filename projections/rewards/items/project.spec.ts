import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import { idOf } from '@laurel/ledger/testing/testCommand.ts'
import { expect, it } from 'vitest'
import { createCompany } from '../../testing/company.ts'
import { items, shelves } from './tables.ts'

const itemId = idOf('hoodie')
const [small, large] = [idOf('S'), idOf('L')]
const hoodie = {
  itemId,
  name: 'Hoodie',
  emoji: '🧥',
  description: '<p>Warm</p>',
  pointCost: 500,
  images: ['/images/a.webp'],
  variants: [
    { variantId: small, name: 'S' },
    { variantId: large, name: 'L' },
  ],
  countries: ['US'],
  isShipped: true,
}

/** A command without its envelope. */
type Wish<Sent extends LedgerCommand = LedgerCommand> = Sent extends LedgerCommand
  ? Omit<Sent, 'id' | 'teamId' | 'actor' | 'occurredAt'>
  : never

const setUp = async () => {
  const company = await createCompany()
  let commands = 0
  const send = async (command: Wish) => {
    commands += 1
    const envelope = {
      id: idOf(`command ${commands}`),
      teamId: company.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-10T09:00:00.000Z',
    } as const
    await company.settled(company.ledger.handle({ ...command, ...envelope }))
  }
  const left = async () =>
    (await company.readModels()).rows(shelves).map(({ shelf, counted, taken }) => [shelf, counted, taken])
  return { send, left, all: async () => (await company.readModels()).rows(items) }
}

it('given an item that was changed and archived, then it is as it was last, and hidden', async () => {
  const { send, all } = await setUp()
  await send({ type: 'defineItem', data: hoodie })
  await send({ type: 'defineItem', data: { ...hoodie, pointCost: 400 } })
  expect(await all()).toMatchObject([{ itemId, pointCost: 400, isArchived: false, countries: ['US'] }])
  await send({ type: 'archiveItem', data: { itemId } })
  expect(await all()).toMatchObject([{ itemId, isArchived: true }])
})

it('given pieces that were counted, taken and returned, then it shows what is left of each variant', async () => {
  const { send, left } = await setUp()
  const take = (piece: string, variantId = small) => ({ itemId, variantId, redemptionId: idOf(piece) })
  await send({ type: 'defineItem', data: hoodie })
  await send({ type: 'setStock', data: { itemId, variantId: small, stock: 3 } })
  await send({ type: 'reserveStock', data: take('one') })
  await send({ type: 'reserveStock', data: take('two') })
  await send({ type: 'returnStock', data: take('one') })
  await send({ type: 'reserveStock', data: take('three', large) })
  expect(await left()).toEqual([
    [small, 3, 1],
    [large, null, 1],
  ])
  await send({ type: 'setStock', data: { itemId, variantId: small, stock: null } })
  expect(await left()).toContainEqual([small, null, 0])
})
