import styles from './TurnButton.module.css'

type TurnButtonProps = {
  readonly way: 'back' | 'on'
  readonly label: string
  readonly disabled: boolean
  readonly onTurn: () => void
}

/** An arrow that moves a row of slides. It keeps the focus at the ends, where it does nothing. */
export const TurnButton = ({ way, label, disabled, onTurn }: TurnButtonProps) => (
  <button
    type="button"
    className={styles.turn}
    aria-label={label}
    aria-disabled={disabled}
    onClick={disabled ? undefined : onTurn}
  >
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={way === 'back' ? 'M12.5 4 6.5 10l6 6' : 'M7.5 4l6 6-6 6'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </button>
)
