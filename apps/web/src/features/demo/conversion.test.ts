import { afterEach, expect, it, vi } from 'vitest';
import { reportConversion } from './conversion.ts';

afterEach(() => vi.restoreAllMocks());

it('calls the conversion report where it is loaded', () => {
  const gtag_report_conversion = vi.fn();
  reportConversion({ gtag_report_conversion });
  expect(gtag_report_conversion).toHaveBeenCalledOnce();
});

it('warns in the specified words where it is not', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  reportConversion({});
  expect(warn).toHaveBeenCalledWith('Google Ads conversion tracking not loaded');
});
