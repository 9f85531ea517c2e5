import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type Project, projectStatuses, projectStatusLabel } from '@millrace/core/projects';
import { useState } from 'react';
import { ConflictDialog } from '../shared/conflict-dialog.tsx';
import fields from '../shared/form-dialog.module.css';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useEntityForm } from '../shared/use-entity-form.ts';
import { ClientSelect } from './client-select.tsx';
import { checkProject, projectDifferences, projectTexts } from './project-form.ts';
import { useSaveProject } from './use-save-project.ts';

const statuses = projectStatuses.map((value) => ({ value, label: projectStatusLabel(value) }));

/** 'Create New Project' or 'Edit Project' (specification, sections 2 and 9: at most 2xl wide). `project` is the row as read. */
export function ProjectDialog({ project, onClose }: { project: Project | null; onClose: () => void }) {
  const form = useEntityForm({
    name: `project.${project?.id ?? 'new'}`,
    initial: projectTexts(project),
    row: project,
    check: checkProject,
  });
  const [newer, setNewer] = useState<Project | null>(null);
  const close = () => {
    form.finish();
    onClose();
  };
  const save = useSaveProject({ onSaved: close, onConflict: setNewer });

  return (
    <>
      <FormDialog
        title={project ? 'Edit Project' : 'Create New Project'}
        submitLabel={project ? 'Update Project' : 'Create Project'}
        size="42rem"
        saving={save.saving}
        dirty={form.dirty}
        formRef={form.ref}
        onSubmit={form.submit((draft) => save.run(form.rowId, draft, form.updatedAt))}
        onClose={close}
      >
        <div className={fields.pair}>
          <TextInput label="Project Name" required data-autofocus autoComplete="off" {...form.field('name')} />
          <NativeSelect label="Status" data={statuses} {...form.field('status')} />
        </div>
        <Textarea label="Description" rows={3} resize="vertical" {...form.field('description')} />
        <div className={fields.pair}>
          <ClientSelect
            value={form.values.clientId}
            valueName={form.values.clientName}
            onChange={(id, name) => {
              form.set('clientId', id);
              form.set('clientName', name);
            }}
          />
          <TextInput
            label="Budget ($)"
            inputMode="decimal"
            autoComplete="off"
            {...{ step: 0.01, min: 0 }}
            {...form.field('budget')}
          />
        </div>
        <div className={fields.pair}>
          <TextInput label="Start Date" type="date" {...form.field('startDate')} />
          <TextInput label="End Date" type="date" min={form.values.startDate || undefined} {...form.field('endDate')} />
        </div>
      </FormDialog>
      {newer && (
        <ConflictDialog
          savedAt={newer.updatedAt}
          differences={projectDifferences(form.values, newer)}
          saving={save.saving}
          onClose={() => {
            form.rebase(newer.updatedAt);
            setNewer(null);
          }}
          onTakeTheirs={() => {
            form.rebase(newer.updatedAt, projectTexts(newer));
            setNewer(null);
          }}
          onKeepMine={() => {
            const checked = checkProject(form.values);
            form.rebase(newer.updatedAt);
            setNewer(null);
            if ('draft' in checked) save.run(form.rowId, checked.draft, newer.updatedAt);
          }}
        />
      )}
    </>
  );
}
