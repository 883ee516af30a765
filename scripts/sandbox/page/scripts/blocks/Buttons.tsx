import { icon } from '../icon.tsx'
import { Menu } from '../Menu.tsx'
import type { ControlProps } from './controlProps.ts'
import { drawText } from './drawText.tsx'

const isWebAddress = (url: string | undefined): url is string => url !== undefined && /^https?:/i.test(url)

export const ButtonControl = ({ control, isBusy, dispatch }: ControlProps<'button'>) => {
  const { text, url, style = '', accessibility_label: label } = control
  const common = { class: `block-button ${style}`.trim(), 'aria-label': label, children: drawText(text) }
  if (isWebAddress(url))
    return <a {...common} href={url} target="_blank" rel="noreferrer noopener" onClick={() => dispatch()} />
  return <button {...common} type="button" aria-busy={isBusy} onClick={() => isBusy || dispatch()} />
}

/** A button with a menu. */
export const OverflowControl = ({ control, isBusy, dispatch }: ControlProps<'overflow'>) => {
  const entries = control.options.map(option => ({
    content: drawText(option.text),
    run: () => {
      if (isWebAddress(option.url)) window.open(option.url, '_blank', 'noreferrer')
      dispatch({ selected_option: option })
    },
  }))
  return (
    <Menu label="More" class="block-button square" icon={icon('more')} isBusy={isBusy} entries={entries} />
  )
}
