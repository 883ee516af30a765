// @vitest-environment jsdom
import type { GifAttachment } from '@laurel/contract/recognition/gifAttachment.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { InEnglish } from '../../testing/english.tsx'
import { renderAdmin } from '../../testing/renderAdmin.tsx'
import { GifPicture } from './GifPicture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const attachment: GifAttachment = {
  type: 'KLIPY_GIF',
  media: { url: 'https://gifs.example/confetti.gif', width: 200, height: 150 },
  alt_text: 'Confetti falls',
}

/** What the device says about motion. */
const motion = (isReduced: boolean): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced, addListener: () => {}, removeListener: () => {} }))
}

const picture = () => screen.getByRole('img', { name: 'Confetti falls' })

describe('a GIF', () => {
  it('moves until it is stopped, and moves again', async () => {
    motion(false)
    render(<GifPicture attachment={attachment} />, { wrapper: InEnglish })
    expect(picture().getAttribute('src')).toBe('https://gifs.example/confetti.gif')
    await userEvent.click(screen.getByRole('button', { name: 'Stop the GIF: Confetti falls' }))
    expect(picture().tagName).toBe('CANVAS')
    await userEvent.click(screen.getByRole('button', { name: 'Play the GIF: Confetti falls' }))
    expect(picture().tagName).toBe('IMG')
  })

  it('starts still for people who prefer less motion', () => {
    motion(true)
    render(<GifPicture attachment={attachment} />, { wrapper: InEnglish })
    expect(picture().tagName).toBe('CANVAS')
  })

  it('leaves its words where it does not come', () => {
    motion(false)
    render(<GifPicture attachment={attachment} />, { wrapper: InEnglish })
    fireEvent.error(picture())
    expect(screen.getByText('GIF: Confetti falls')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('hangs on the lines of the activity and of the latest recognition', async () => {
    renderAdmin({ path: '/reporting/activity' })
    expect((await screen.findAllByRole('img', { name: 'Confetti falls' })).length).toBeGreaterThan(0)
    cleanup()
    renderAdmin({ path: '/recognition' })
    expect((await screen.findAllByRole('img', { name: 'Confetti falls' })).length).toBeGreaterThan(0)
  })
})
