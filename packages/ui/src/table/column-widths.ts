type Widths = Record<string, number>;

const key = (tableId: string) => `mr.columns.${tableId}`;

/** The column widths that this person has chosen in this browser; empty when there are none or storage is closed. */
export function readWidths(tableId: string): Widths {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(tableId)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0),
    );
  } catch {
    return {};
  }
}

export function storeWidths(tableId: string, widths: Widths): void {
  try {
    localStorage.setItem(key(tableId), JSON.stringify(widths));
  } catch {
    // Widths are a comfort: a full or closed storage only means that they are not remembered.
  }
}
