type Template = {
  id?: string;
  label?: string;
  role?: string;
  type?: string;
  accelerator?: string;
  enabled?: boolean;
  click?: () => void;
  submenu?: Template[];
};

let applicationMenu: Menu | null = null;

/** A native menu as data; tests press its entries by id or label. */
export class Menu {
  readonly template: Template[];

  private constructor(template: Template[]) {
    this.template = template;
  }

  static buildFromTemplate(template: Template[]): Menu {
    return new Menu(template);
  }

  static setApplicationMenu(menu: Menu | null): void {
    applicationMenu = menu;
  }

  static getApplicationMenu(): Menu | null {
    return applicationMenu;
  }
}

const flat = (entries: Template[]): Template[] => entries.flatMap((entry) => [entry, ...flat(entry.submenu ?? [])]);

/** Every entry of the application menu, as a person could read it. */
export const menuEntries = (): Omit<Template, 'click' | 'submenu'>[] =>
  flat(applicationMenu?.template ?? []).map(({ click: _click, submenu: _submenu, ...entry }) => entry);

export const pressMenu = (idOrLabel: string): void => {
  const entry = flat(applicationMenu?.template ?? []).find(({ id, label }) => id === idOrLabel || label === idOrLabel);
  if (!entry?.click) throw new Error(`The menu has no entry ${idOrLabel} that does anything`);
  entry.click();
};
