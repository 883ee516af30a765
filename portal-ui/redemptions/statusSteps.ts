import type { RedemptionStatus, RedemptionType } from '@laurel/contract/rewards/redemption.ts'
import type { TextKey } from '../messages/useText.ts'
import { statusLabel } from './statusLabels.ts'

export type StatusStep = {
  readonly label: TextKey
  readonly standing: 'past' | 'now' | 'ahead'
}

const threeSteps: readonly RedemptionStatus[] = ['PENDING', 'PROCESSING', 'COMPLETE']
const twoSteps: readonly RedemptionStatus[] = ['PENDING', 'COMPLETE']

const hasProcessing = (type: RedemptionType): boolean => type === 'AMAZON' || type === 'DONATION'

/** The steps of a redemption: done, current and expected. */
export const statusSteps = (type: RedemptionType, status: RedemptionStatus): readonly StatusStep[] => {
  const path = pathOf(type, status)
  const now = path.indexOf(status)
  const isOver = now === path.length - 1
  return path.map((step, index) => ({
    label: statusLabel(type, step),
    standing:
      index < now || (isOver && index === now && status === 'COMPLETE')
        ? 'past'
        : index === now
          ? 'now'
          : 'ahead',
  }))
}

const pathOf = (type: RedemptionType, status: RedemptionStatus): readonly RedemptionStatus[] => {
  const usual = hasProcessing(type) || status === 'PROCESSING' ? threeSteps : twoSteps
  switch (status) {
    case 'REQUESTED':
      return ['REQUESTED', ...usual]
    case 'PENDING':
    case 'PROCESSING':
    case 'COMPLETE':
      return usual
    case 'CANCELLED':
      return ['PENDING', 'CANCELLED']
    case 'RETURNED':
      return [...usual, 'RETURNED']
    case 'DECLINED':
      return ['DECLINED']
  }
}
