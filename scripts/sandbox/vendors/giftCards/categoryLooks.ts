export type SandboxCategory = keyof typeof categoryLooks

/** How the picture of a category looks: two colours and a drawing on a grid of 24. */
export const categoryLooks = {
  'Food and drink': {
    from: '#8a3b12',
    to: '#e0873a',
    drawing: 'M6 3v8a3 3 0 0 0 6 0V3M9 3v18M17 3c-2 2-2 7 0 9v9',
  },
  Groceries: { from: '#1f5b45', to: '#5fae84', drawing: 'M3 5h3l3 11h9l3-8H7M10 20h.01M17 20h.01' },
  Books: {
    from: '#2d3a6e',
    to: '#6d86d6',
    drawing: 'M12 6c-3-2-6-2-9-1v13c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v13',
  },
  Travel: { from: '#0f5670', to: '#4fb0c6', drawing: 'M3 14l18-7-6 13-3-5-9-1zM12 15l9-8' },
  Home: { from: '#6b4a1f', to: '#c8963e', drawing: 'M3 11l9-8 9 8v9h-6v-6H9v6H3z' },
  Fashion: { from: '#6e2350', to: '#cf6a9f', drawing: 'M8 3l4 3 4-3 5 4-3 4-2-1v11H8V10l-2 1-3-4z' },
  Games: {
    from: '#3c2570',
    to: '#8f6be0',
    drawing: 'M7 9h10a5 5 0 0 1 0 10c-2 0-3-2-5-2s-3 2-5 2a5 5 0 0 1 0-10zM7 13h3M8.500 11.500v3M16 13h.01',
  },
  Wellbeing: {
    from: '#7a2f2f',
    to: '#dd7f76',
    drawing: 'M12 20C4 14 3 9 6 6c2-2 5-1 6 2 1-3 4-4 6-2 3 3 2 8-6 14z',
  },
  Electronics: { from: '#24303a', to: '#6a8496', drawing: 'M4 5h16v11H4zM9 20h6M12 16v4' },
  Outdoors: { from: '#2f4d16', to: '#8bb04a', drawing: 'M3 19l6-11 4 6 2-3 6 8zM16 6h.01' },
} as const
