import type { RedemptionStatus, RedemptionType } from '@laurel/contract/rewards/redemption.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import styles from './StatusTrack.module.css'
import { statusSteps } from './statusSteps.ts'

type StatusTrackProps = { readonly type: RedemptionType; readonly status: RedemptionStatus }

const spoken = { past: 'done', now: 'now', ahead: 'still to come' } as const

export const StatusTrack = ({ type, status }: StatusTrackProps) => {
  const say = useFormats().inTeamWords
  return (
    <ol className={styles.track} aria-label="Status">
      {statusSteps(type, status).map(step => (
        <li
          key={step.label}
          className={[styles.step, styles[step.standing]].join(' ')}
          aria-current={step.standing === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {step.standing === 'past' ? '✓' : ''}
          </span>
          <span>{say(step.label)}</span>
          <span className="seen-by-readers-only"> ({spoken[step.standing]})</span>
        </li>
      ))}
    </ol>
  )
}
