type LaurelLeavesProps = {
  /** Where on the circle of 150 they grow, in degrees from the foot. */
  readonly turn: number
  readonly size: number
}

/** Two leaves of a laurel branch that bends around a circle. */
export const LaurelLeaves = ({ turn, size }: LaurelLeavesProps) => (
  <g transform={`rotate(${turn}) translate(0 150) scale(${size})`}>
    <path d="M0 0C-6 14 4 34 26 36C24 18 14 4 0 0Z" fill="currentColor" opacity="0.9" />
    <path d="M0 0C8 -14 28 -22 42 -12C32 2 14 8 0 0Z" fill="currentColor" opacity="0.45" />
  </g>
)
