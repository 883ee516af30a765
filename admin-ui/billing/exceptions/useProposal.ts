import type { Exception } from '@laurel/contract/billing/exceptions.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

/** What a compensation would do, as a sentence; undefined where none is proposed. */
export const useProposal = ({ compensation }: Pick<Exception, 'compensation'>): string | undefined => {
  const text = useText()
  const formats = useFormats()
  if (!compensation) return undefined
  const points = compensation.points === null ? '' : formats.points(compensation.points)
  return text(`exceptions.proposals.${compensation.type}`, { points })
}
