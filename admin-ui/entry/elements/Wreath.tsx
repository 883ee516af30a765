import { LaurelLeaves } from '../../app/shell/LaurelLeaves.tsx'
import styles from './Wreath.module.css'

const leaves = Array.from({ length: 15 }, (_, index) => ({ turn: 14 + index * 11, size: 1 - index * 0.022 }))

/** A laurel branch on each side, drawn from one leaf. */
export const Wreath = () => (
  <svg className={styles.wreath} viewBox="-200 -200 400 400" aria-hidden="true">
    <Branch />
    <g transform="scale(-1 1)">
      <Branch />
    </g>
  </svg>
)

const Branch = () => (
  <g>
    <path
      d="M0 150A150 150 0 0 1 -62 -136"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.500"
      opacity="0.5"
    />
    {leaves.map(({ turn, size }) => (
      <LaurelLeaves key={turn} turn={turn} size={size} />
    ))}
  </g>
)
