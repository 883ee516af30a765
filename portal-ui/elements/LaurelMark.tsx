type LaurelMarkProps = { readonly size?: number; readonly className?: string | undefined }

const leaves = [
  { x: 11.5, y: 38, turn: -62 },
  { x: 7, y: 29.5, turn: -34 },
  { x: 7, y: 20, turn: -8 },
  { x: 11, y: 11.5, turn: 18 },
]

/** The wreath: four leaves on either side and a berry, in the colour of the text around it. */
export const LaurelMark = ({ size = 28, className }: LaurelMarkProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 48 48"
    aria-hidden="true"
    focusable="false"
  >
    <path
      d="M20 43C10 38 6 26 12 8M28 43C38 38 42 26 36 8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <g fill="currentColor">
      {leaves.map(({ x, y, turn }) => (
        <g key={turn}>
          <ellipse cx={x} cy={y} rx="2.7" ry="5.2" transform={`rotate(${turn} ${x} ${y})`} />
          <ellipse cx={48 - x} cy={y} rx="2.7" ry="5.2" transform={`rotate(${-turn} ${48 - x} ${y})`} />
        </g>
      ))}
      <circle cx="24" cy="43.5" r="2.2" />
    </g>
  </svg>
)
