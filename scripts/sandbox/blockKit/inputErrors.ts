import { z } from 'zod'
import type { ViewValues } from '../state/views.ts'
import type { Block } from './blocks.ts'

type Input = Extract<Block, { type: 'input' }>

/** What Slack itself refuses before it asks the app, by block. */
export const inputErrors = (blocks: readonly Block[], values: ViewValues): Record<string, string> => {
  const errors: Record<string, string> = {}
  for (const block of blocks) {
    if (block.type !== 'input') continue
    const blockId = block.block_id ?? ''
    const problem = problemOf(block, values[blockId]?.[block.element.action_id ?? ''])
    if (problem !== undefined) errors[blockId] = problem
  }
  return errors
}

const problemOf = (block: Input, given: unknown): string | undefined => {
  const content = contentOf(given)
  if (content === undefined)
    return block.optional === true ? undefined : 'Please complete this required field.'
  const { element } = block
  if (element.type === 'plain_text_input' && typeof content === 'string') {
    if (content.length < (element.min_length ?? 0))
      return `Please write at least ${element.min_length} characters.`
    if (content.length > (element.max_length ?? 3000))
      return `Please write at most ${element.max_length ?? 3000} characters.`
  }
  if (element.type === 'number_input') return numberProblem(element, Number(content))
  if (element.type === 'email_text_input' && !z.email().safeParse(content).success)
    return 'Please write an e-mail address, such as anna@example.com.'
  if (element.type === 'url_text_input' && !z.url().safeParse(content).success)
    return 'Please write a web address, such as https://example.com.'
  return undefined
}

const numberProblem = (
  element: { is_decimal_allowed: boolean; min_value?: string | undefined; max_value?: string | undefined },
  number: number,
): string | undefined => {
  if (Number.isNaN(number)) return 'Please write a number.'
  if (!element.is_decimal_allowed && !Number.isInteger(number)) return 'Please write a whole number.'
  if (element.min_value !== undefined && number < Number(element.min_value))
    return `Please write a number of at least ${element.min_value}.`
  if (element.max_value !== undefined && number > Number(element.max_value))
    return `Please write a number of at most ${element.max_value}.`
  return undefined
}

const Given = z.record(z.string(), z.unknown())

/** What is filled in, or nothing. */
const contentOf = (given: unknown): unknown => {
  const { type: _type, ...rest } = Given.safeParse(given).data ?? {}
  const content = Object.values(rest)[0]
  const isEmpty = content === null || content === '' || (Array.isArray(content) && content.length === 0)
  return isEmpty ? undefined : content
}
