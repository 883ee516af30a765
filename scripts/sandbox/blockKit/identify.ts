import type { Sequence } from '../state/sequence.ts'
import type { Block } from './blocks.ts'

/** Gives ids to blocks and elements that came without, as Slack does. */
export const identify = (blocks: readonly Block[], sequence: Sequence): Block[] =>
  blocks.map(block => {
    const block_id = block.block_id ?? sequence.id('b')
    const action_id = sequence.id('a')
    if (block.type === 'section' && block.accessory !== undefined && block.accessory.type !== 'image')
      return { ...block, block_id, accessory: { action_id, ...block.accessory } }
    if (block.type === 'input') return { ...block, block_id, element: { action_id, ...block.element } }
    if (block.type === 'actions')
      return {
        ...block,
        block_id,
        elements: block.elements.map((each, index) => ({ action_id: `${action_id}.${index}`, ...each })),
      }
    return { ...block, block_id }
  })
