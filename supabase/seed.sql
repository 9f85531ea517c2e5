-- Demo data of the local edition and of `supabase start`: an invented integrator's customers, work and leads, dated around today.
-- Every company, person and address is made up; all mail goes to .example. Never run against a production database.

-- Clients -----------------------------------------------------------------------------------------------------------------

insert into public.clients (id, full_name, email, phone, company, address, created_at, updated_at)
select md5('client ' || email)::uuid, full_name, email, phone, company, address, at, at
from (
  select *, now() - make_interval(days => days_ago, hours => 3, mins => days_ago % 47) as at
  from (values
    ('Dana Whitlock', 'client@millrace.example', '(503) 555-0111', 'Harrow & Pike Machining', '4120 NE Tillage Road, Gresham, OR 97030', 402),
    ('Marcus Oyelaran', 'marcus@quillstone.example', '(503) 555-0112', 'Quillstone Precision', '88 SW Latchford Street, Tigard, OR 97223', 371),
    ('Ingrid Sandvik', 'ingrid.sandvik@ferncliff.example', '(360) 555-0113', 'Ferncliff Fabrication', '710 Kiln Avenue, Vancouver, WA 98661', 358),
    ('Teo Marchetti', 'teo@bluehollow.example', '(541) 555-0114', 'Bluehollow Weldments', '2955 Grange Loop, Albany, OR 97322', 330),
    ('Priya Raghunathan', 'priya@northspindle.example', '(503) 555-0115', 'Northspindle CNC', '1506 NW Quarryman Way, Hillsboro, OR 97124', 311),
    ('Walt Jorgensen', 'walt@jorgensen-shop.example', '(541) 555-0116', 'Jorgensen Job Shop', '63 Millpond Lane, Lebanon, OR 97355', 296),
    ('Renée Thibodeaux', 'renee@deltaform.example', '(503) 555-0117', 'Deltaform Stamping', '9001 N Ropewalk Drive, Portland, OR 97203', 274),
    ('Hiro Tanabe', 'h.tanabe@kestrelgear.example', '(425) 555-0118', 'Kestrel Gear Works', '18840 Foundry Court, Kent, WA 98032', 251),
    ('Lucía Barrientos', 'lucia@corvidtool.example', '(503) 555-0119', 'Corvid Tool & Die', '2217 SE Ashlar Street, Milwaukie, OR 97222', 233),
    ('Owen Fairweather', 'owen@stillwatermarine.example', '(503) 555-0120', 'Stillwater Marine Fabrication', '35 Slipway Road, Astoria, OR 97103', 208),
    ('Bettina Krause', 'bettina@alderstamp.example', '(971) 555-0121', 'Alderstamp Brackets', '640 Tannery Street, Salem, OR 97301', 190),
    ('Samuel Adeyemi', 'samuel@ironquay.example', '(360) 555-0122', 'Ironquay Structural', '4400 Quayside Avenue, Longview, WA 98632', 171),
    ('Grace Holloway', 'grace@pinmarkhydraulics.example', '(541) 555-0123', 'Pinmark Hydraulics', '12 Headgate Street, Corvallis, OR 97333', 154),
    ('Viktor Halloran', 'viktor@saltmarshtrailers.example', '(503) 555-0124', 'Saltmarsh Trailers', '77 Dike Road, Scappoose, OR 97056', 139),
    ('Naomi Fitzgerald', 'naomi@lumenturn.example', '(503) 555-0125', 'Lumenturn Swiss Machining', '1930 SW Bobbin Court, Beaverton, OR 97005', 120),
    ('Carl-Johan Ek', 'cj@ekmachine.example', '(541) 555-0126', 'Ek Machine', '508 Weir Street, Eugene, OR 97402', 102),
    ('Tamsin Abernathy', 'tamsin@wrenfieldag.example', '(509) 555-0127', 'Wrenfield Ag Equipment', '2600 Silo Road, Pasco, WA 99301', 88),
    ('Dmitri Volkov', 'dmitri@copperlinetube.example', '(503) 555-0128', 'Copperline Tube Bending', '315 NE Ferrule Street, Portland, OR 97232', 69),
    ('Hannah Brightwater', 'hannah@brightwatercast.example', '(541) 555-0129', 'Brightwater Castings', '91 Cupola Way, Roseburg, OR 97470', 54),
    ('Joaquín Ibarra', 'joaquin@tresrios-fab.example', '(208) 555-0130', 'Tres Ríos Fabrication', '1404 Flume Avenue, Nampa, ID 83651', 41),
    ('Mei-Ling Zhao', 'meiling@apertureoptomech.example', '(503) 555-0131', 'Aperture Optomechanics', '250 NW Collet Drive, Hillsboro, OR 97006', 26),
    ('Franklin Osei', 'franklin@oseibrothers.example', '(971) 555-0132', 'Osei Brothers Machine', '83 Depot Street, Woodburn, OR 97071', 19),
    ('Petra Lindqvist', 'petra@gantryhouse.example', null, 'Gantry House', null, 11),
    ('Roland Mackie', 'roland.mackie@mackie-mfg.example', '(503) 555-0134', null, null, 4)
  ) as c (full_name, email, phone, company, address, days_ago)
) dated
on conflict (id) do nothing;

-- Accounts ----------------------------------------------------------------------------------------------------------------
-- The two demo accounts and those of four clients who have signed up. Clients are linked by the account's confirmed address.
-- The four others have passwords nobody knows.

create temporary table demo_accounts on commit drop as
select
  md5('account ' || email)::uuid as id, email, full_name, password_hash,
  now() - make_interval(days => days_ago) as at
from (values
  ('admin@millrace.example', 'Robin Alvarez', '$2a$10$6YKKhPyvx9qlmBzVzcYZx.3Q8kT0QV1CkL.CnEkzIIJZapzFoDyo2', 420),
  ('client@millrace.example', 'Dana Whitlock', '$2a$10$PNOWTnYXA0C9bSzEKb4fcedNnZt7dNBgFy7.ogFI0z5OIIr4Kfzsi', 400),
  ('marcus@quillstone.example', 'Marcus Oyelaran', '$2a$10$eyLe0Wqs5iugKJd8D7WZEejM74ouNtdExWPX1Z48txuhMRKaQCV22', 365),
  ('priya@northspindle.example', 'Priya Raghunathan', '$2a$10$8iHD3AkJeUnSS8y2AdgAKuLWcv2lXu1UC3m3PUX7IY2/g38y.TTge', 300),
  ('h.tanabe@kestrelgear.example', 'Hiro Tanabe', '$2a$10$S/OVPjbhVCCxUjYuJozOSuMgdmE8z2DLkhH8Et6FZXkvym0igWreC', 240),
  ('grace@pinmarkhydraulics.example', 'Grace Holloway', '$2a$10$wTYAN1paKEuLGgEcHJA0l.4tPMRpt9OkRGfQT60/CBxDBNmTd4Gv.', 150)
) as a (email, full_name, password_hash, days_ago);

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token, email_change,
  email_change_token_new, email_change_token_current, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
)
select
  a.id, 'authenticated', 'authenticated', a.email, a.password_hash, a.at, '', '', '', '', '',
  '{"provider": "email", "providers": ["email"]}', jsonb_build_object('full_name', a.full_name), a.at, a.at
from demo_accounts a
on conflict (id) do nothing;

insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
select
  md5('identity ' || a.email)::uuid, 'email', a.id::text, a.id,
  jsonb_build_object('sub', a.id, 'email', a.email, 'email_verified', true, 'phone_verified', false), a.at, a.at
from demo_accounts a
on conflict do nothing;

-- A hosted GoTrue looks accounts up by this column; the local edition's has none.
do $$
begin
  if exists (
    select from information_schema.columns where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute 'update auth.users set instance_id = ''00000000-0000-0000-0000-000000000000'' where instance_id is null';
  end if;
end;
$$;

update public.profiles set role = 'admin' where email = 'admin@millrace.example';
update public.profiles set phone = '(503) 555-0111' where email = 'client@millrace.example';

-- Projects ----------------------------------------------------------------------------------------------------------------
-- Active ones (planning or in progress): twelve, of which three belong to the demo client, two of them in progress.

insert into public.projects (id, name, description, status, client_id, start_date, end_date, budget, created_at, updated_at)
select
  md5('project ' || name)::uuid, name, description, status, md5('client ' || client_email)::uuid,
  current_date + starts_in, current_date + ends_in, budget, at, at
from (
  select *, now() - make_interval(days => days_ago, hours => 5, mins => days_ago % 53) as at
  from (values
    ('Lathe tending cell 1', 'Two turning centers, one 10 kg cobot, drawer feed. Second shift unattended.', 'in_progress', 'client@millrace.example', -48, 34, 86400.00, 61),
    ('Deburr and wash station', 'Force-controlled deburring of valve bodies, then pass-through washer.', 'in_progress', 'client@millrace.example', -20, 55, 54250.00, 33),
    ('Weld cell for frame brackets', 'Feasibility done; fixture concept in review.', 'planning', 'client@millrace.example', 38, 130, 73900.00, 9),
    ('Five-axis pallet loader', 'Mobile base docks at two mills; pallet library of twelve parts.', 'in_progress', 'marcus@quillstone.example', -75, 12, 128750.00, 92),
    ('Handrail weld cell', 'Collaborative MIG cell with two-station table, 42 handrail variants.', 'in_progress', 'ingrid.sandvik@ferncliff.example', -31, 41, 69800.00, 47),
    ('Swiss lathe unloading', 'Vision-guided pick of turned pins, tray palletizing and SPC sampling.', 'in_progress', 'naomi@lumenturn.example', -12, 62, 58300.50, 27),
    ('Hydraulic block tending', 'Dual gripper, in-machine probing, automatic re-fixturing for op 20.', 'in_progress', 'grace@pinmarkhydraulics.example', -9, 71, 94100.00, 22),
    ('Trailer axle welding', 'Seven-meter track, seam tracking, operator on the second station.', 'in_progress', 'viktor@saltmarshtrailers.example', -4, 96, 141900.00, 18),
    ('Tube bender feeding', 'Weld-seam orientation and feeding of 38 mm tube.', 'planning', 'dmitri@copperlinetube.example', 21, 84, 47600.00, 14),
    ('Optics housing deburr', null, 'planning', 'meiling@apertureoptomech.example', 30, 92, 39950.00, 8),
    ('Harvester frame weld study', 'Reach and distortion study before a quote for the cell.', 'planning', 'tamsin@wrenfieldag.example', 14, 35, 8500.00, 6),
    ('First cobot: drill press', 'Smallest useful start. Budget open until the site visit.', 'planning', 'franklin@oseibrothers.example', null, null, null, 3),
    ('Press brake tending', 'Waits for the new press brake to be delivered.', 'on_hold', 'bettina@alderstamp.example', -40, 60, 77250.00, 85),
    ('Beam coping cell', 'On hold until the building permit for the crane is granted.', 'on_hold', 'samuel@ironquay.example', 10, 150, 186000.00, 70),
    ('Casting grinding cell', null, 'on_hold', 'hannah@brightwatercast.example', null, null, 99500.00, 40),
    ('Gear blank loading', 'Two hobbing machines, gantry loader, 24 h buffer.', 'completed', 'h.tanabe@kestrelgear.example', -220, -118, 112300.00, 240),
    ('Die shop mill tending', 'One mill, one cobot, quick-change trays. Paid back in eleven months.', 'completed', 'lucia@corvidtool.example', -205, -141, 61700.00, 226),
    ('Skiff rib welding', 'Aluminum pulse MIG, tack-and-weld in one fixture.', 'completed', 'owen@stillwatermarine.example', -180, -92, 83450.00, 201),
    ('Stamping press unload', 'Unloading and stacking beside an 80 t press, safety-rated scanner.', 'completed', 'renee@deltaform.example', -260, -190, 49200.00, 271),
    ('Vertical mill tending', 'Vise-loading with part flip; trained three operators.', 'completed', 'walt@jorgensen-shop.example', -286, -232, 44800.00, 292),
    ('Operator training day', 'Programming and safety basics for eight operators.', 'completed', 'teo@bluehollow.example', -64, -63, 2400.00, 80)
  ) as p (name, description, status, client_email, starts_in, ends_in, budget, days_ago)
) dated
on conflict (id) do nothing;

-- Leads -------------------------------------------------------------------------------------------------------------------

insert into public.contact_submissions (id, name, email, phone, message, email_sent, created_at, updated_at)
select md5('contact ' || email || days_ago)::uuid, name, email, phone, message, notified, at, at
from (
  select *, now() - make_interval(days => days_ago, hours => 1 + days_ago % 9, mins => (days_ago * 17) % 60) as at
  from (values
    ('Elliot Navarro', 'elliot@tidewatervalve.example', '(503) 555-0151', 'We run two Haas VF-2s on one shift and cannot find a second operator. Could a cobot load both from one drawer? Parts are 4 to 9 lb brass bodies, about 40 variants, lots of 50 to 200.', false, 0),
    ('Sunniva Berg', 'sunniva@fjordframe.example', null, 'Do you rent a welding cobot for a month so that we can try our own fixtures before buying?', false, 1),
    ('Darnell Whitcomb', 'dwhitcomb@ashgroveforge.example', '(541) 555-0152', 'Looking for a quote on a tending cell for a twin-spindle lathe. Bar ends come out oily and hot; can the gripper cope with about 70 degrees Celsius?', false, 2),
    ('Yuki Aramaki', 'yuki@setsumetal.example', '(425) 555-0153', 'How long is a typical installation, and how many days is the machine down?', true, 3),
    ('Marcus Oyelaran', 'marcus@quillstone.example', '(503) 555-0112', 'Second pallet loader for the new five-axis: same library of parts, but we would like to move pallets between both machines. Please call when convenient.', true, 4),
    ('Clementine Ward', 'clementine@wardandsons.example', '(360) 555-0154', 'We weld about 300 identical gate hinges a week. At what volume does a cobot make sense?', true, 6),
    ('Arturo Velasco', 'arturo@velascomachining.example', '(503) 555-0155', 'Our insurer asks for a risk assessment of any robot cell. Do you deliver one with the installation, and to which standard?', true, 8),
    ('Birgit Sorensen', 'birgit@northforkpump.example', null, 'Please send your price list for machine tending.', false, 9),
    ('Kwame Boateng', 'kwame@anvilandarc.example', '(971) 555-0156', 'We have a cobot from another supplier sitting idle since the integrator closed. Can you take over support and write programs for it?', true, 11),
    ('Louise Desjardins', 'louise@pontneuf-stamping.example', '(503) 555-0157', E'Two questions:\n1. Can the same cell tend a mill in the morning and a lathe in the afternoon?\n2. What floor space do you need around it?', true, 13),
    ('Gideon Strand', 'gideon@strandboatworks.example', '(503) 555-0158', 'Aluminum hull stiffeners, 3 mm to 5 mm, mostly straight fillets of 200 to 900 mm. Would your welding package do pulse MIG?', false, 14),
    ('Rosalind Achterberg', 'rosalind@achterbergmfg.example', '(208) 555-0159', 'Is there a workshop where our operators could try programming before we decide?', true, 16),
    ('Tomasz Wieczorek', 'tomasz@riverbendspring.example', '(503) 555-0160', 'We make springs. Probably not your usual customer, but loading the grinder is a miserable job and we would love to automate it.', true, 18),
    ('Adaeze Nwosu', 'adaeze@kilnandcrucible.example', null, 'Can the robot pick castings from a bin without sorting them first?', true, 20),
    ('Preston Yarrow', 'preston@yarrowtool.example', '(541) 555-0161', 'What does a service contract cost per year and what response time can we expect in Medford?', true, 22),
    ('Mireille Caron', 'mireille@caronmetal.example', '(503) 555-0162', 'Interested in the CNC package from 29K. What is included: gripper, stand, safety scanner, training?', false, 25),
    ('Jonas Eichel', 'jonas@eichelprecision.example', null, 'We are opening a shop in Clackamas next spring and want to plan robot-ready from the first day. Who would be the person to talk to?', true, 27),
    ('Opal Redfern', 'opal@redfernrail.example', '(360) 555-0163', 'Rail clips, 14 variants, three shifts. Can you visit us in Kelso in the coming weeks?', false, 29)
  ) as s (name, email, phone, message, notified, days_ago)
) dated
on conflict (id) do nothing;

-- Days ahead that are working days, written as the form writes them.
insert into public.demo_requests (id, name, company, email, phone, preferred_date, preferred_time, email_sent, created_at, updated_at)
select
  md5('demo ' || email)::uuid, name, company, email, phone,
  to_char(
    (select day from generate_series(current_date + days_ahead, current_date + days_ahead + 3, interval '1 day') day
     where extract(isodow from day) < 6 order by day limit 1),
    'FMDay, FMMonth FMDD, YYYY'
  ),
  preferred_time, notified, at, at
from (
  select *, now() - make_interval(days => days_ago, hours => 2, mins => days_ago * 3 % 60) as at
  from (values
    ('Noor Haddad', 'Cedarline Machining', 'noor@cedarline.example', '(503) 555-0171', 3, '10:00 AM PT', false, 1),
    ('Emmett Quince', 'Quince Brothers Welding', 'emmett@quincewelding.example', null, 6, '2:30 PM PT', true, 3),
    ('Saoirse Malone', 'Malone Precision Parts', 'saoirse@maloneparts.example', '(541) 555-0172', null, null, true, 7),
    ('Rafael Duarte', 'Duarte Structural Steel', 'rafael@duartesteel.example', '(360) 555-0173', 9, null, true, 12),
    ('Anneke Vos', 'Vos Dental Components', 'anneke@vosdental.example', '(503) 555-0174', null, '9:00 AM PT', true, 19),
    ('Calvin Nakashima', 'Ridgeback Ordnance Tooling', 'calvin@ridgebacktooling.example', '(509) 555-0175', null, null, true, 26)
  ) as d (name, company, email, phone, days_ahead, preferred_time, notified, days_ago)
) dated
on conflict (id) do nothing;

insert into public.call_requests (id, name, phone, timing, status, due_at, attempts, last_error, created_at, updated_at)
select md5('call ' || phone)::uuid, name, phone, 'now', status, at + interval '1 minute', attempts, last_error, at, at
from (
  select *, now() - make_interval(days => days_ago, hours => 4, mins => 12) as at
  from (values
    ('Beatrix Lowe', '+15035550181', 'reached', 1, null, 2),
    ('Ansel Rivera', '+15415550182', 'reached', 2, null, 5),
    ('Thandiwe Mokoena', '+13605550183', 'failed', 3, 'No answer after three attempts', 9),
    ('Søren Dahl', '+15035550184', 'reached', 1, null, 15),
    ('Ivy Castellanos', '+19715550185', 'reached', 1, null, 23)
  ) as c (name, phone, status, attempts, last_error, days_ago)
) dated
on conflict (id) do nothing;

insert into public.newsletter_subscribers (
  id, email, status, source, products, consent_at, consent_text, confirmed_at, unsubscribed_at, created_at, updated_at
)
select
  md5('subscriber ' || email)::uuid, email, status, source, products, at,
  'I want to receive the Millrace Robotics newsletter by e-mail and can unsubscribe at any time.',
  case when status <> 'pending' then at + interval '6 minutes' end,
  case when status = 'unsubscribed' then at + interval '5 days' end,
  at, at
from (
  select *, now() - make_interval(days => days_ago, hours => 7, mins => 41) as at
  from (values
    ('elliot@tidewatervalve.example', 'confirmed', 'blog', array[]::text[], 1),
    ('ops@harrowpike.example', 'confirmed', 'cnc-configurator', array['cnc-configurator'], 4),
    ('gideon@strandboatworks.example', 'confirmed', 'welding-configurator', array['welding-configurator'], 10),
    ('shop@fjordframe.example', 'pending', 'welding-configurator', array['welding-configurator'], 0),
    ('yuki@setsumetal.example', 'confirmed', 'blog', array[]::text[], 13),
    ('planning@kestrelgear.example', 'confirmed', 'cnc-configurator', array['cnc-configurator'], 21),
    ('hello@wardandsons.example', 'unsubscribed', 'blog', array[]::text[], 24),
    ('kwame@anvilandarc.example', 'confirmed', 'blog', array[]::text[], 28),
    ('quality@lumenturn.example', 'pending', 'blog', array[]::text[], 2)
  ) as s (email, status, source, products, days_ago)
) dated
on conflict (id) do nothing;

-- Testimonials ------------------------------------------------------------------------------------------------------------

insert into public.testimonials (id, author_name, author_title, company, quote, is_active, created_at, updated_at)
select md5('testimonial ' || author_name)::uuid, author_name, author_title, company, quote, is_active, at, at
from (
  select *, now() - make_interval(days => days_ago) as at
  from (values
    ('Lucía Barrientos', 'Owner', 'Corvid Tool & Die', 'They measured our parts, told us which eleven of the forty were worth automating, and were right about every one. The cell paid for itself in eleven months.', true, 60),
    ('Hiro Tanabe', 'Plant Manager', 'Kestrel Gear Works', 'Hobbing used to stop at five. Now the loader runs a full buffer through the night and the first shift starts with finished blanks.', true, 95),
    ('Owen Fairweather', 'Fabrication Lead', 'Stillwater Marine Fabrication', 'Our welders were skeptical for about a week. Then they stopped grinding spatter and started asking which fixture comes next.', true, 130),
    ('Walt Jorgensen', 'Owner', 'Jorgensen Job Shop', 'Six of us, no engineer on staff. After two days of training my youngest machinist teaches it new parts on her own.', true, 200),
    ('Renée Thibodeaux', 'Operations Director', 'Deltaform Stamping', 'Solid work on the press unload. We are writing this one up together for the trade show.', false, 220)
  ) as t (author_name, author_title, company, quote, is_active, days_ago)
) dated
on conflict (id) do nothing;
