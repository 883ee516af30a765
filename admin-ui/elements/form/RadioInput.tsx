import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useInput } from 'ra-core'

type RadioInputProps = {
  readonly source: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string; readonly sentence: string }[]
}

/** One of a few, each with what it means. */
export const RadioInput = ({ source, label, choices }: RadioInputProps) => {
  const { field, id } = useInput<string>({ source })
  return (
    <FormControl>
      <FormLabel id={id} sx={{ marginBottom: 1 }}>
        {label}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={field.value} onChange={field.onChange}>
        {choices.map(choice => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', paddingBlock: 0.5 }}
            label={
              <Box component="span" sx={{ display: 'block', paddingTop: 1.125 }}>
                {choice.label}
                <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                  {choice.sentence}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
