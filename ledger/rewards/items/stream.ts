import { defineStream } from '../../handling/defineStream.ts'
import { archiveItem } from './archiveItem.ts'
import { defineItem } from './defineItem.ts'
import { itemEvents } from './events.ts'
import { reserveStock } from './reserveStock.ts'
import { returnStock } from './returnStock.ts'
import { setStock } from './setStock.ts'
import { evolve, initialState } from './state.ts'

export const itemStream = defineStream({
  name: 'item',
  key: ({ data }) => [data.itemId],
  initialState,
  evolve,
  events: itemEvents,
  rules: {
    defineItem,
    archiveItem,
    setStock,
    reserveStock,
    returnStock,
  },
})
