import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

type FilterChoiceProps<Value extends string> = {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** One of a few, all of them in sight. */
export const FilterChoice = <Value extends string>({
  label,
  options,
  value,
  onChoose,
}: FilterChoiceProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={value}
    onChange={(_event, chosen: Value | null) => chosen !== null && onChoose(chosen)}
    sx={{ maxWidth: '100%', overflowX: 'auto' }}
  >
    {options.map(option => (
      <ToggleButton key={option.value} value={option.value} sx={choiceStyle}>
        {option.label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)

const choiceStyle = {
  minHeight: 40,
  paddingInline: 1.75,
  whiteSpace: 'nowrap',
  fontWeight: 500,
  color: 'text.primary',
  backgroundColor: 'background.paper',
  '&.Mui-selected': {
    fontWeight: 600,
    color: 'tokens.evergreenStrong',
    backgroundColor: 'tokens.evergreenSoft',
  },
  '&.Mui-selected:hover': { backgroundColor: 'tokens.evergreenSoft' },
} as const
