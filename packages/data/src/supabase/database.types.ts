export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "call_requests": {
                  Row: {
                    "attempts": number,"body_hash": string | null,"changed_in": unknown,"created_at": string,"due_at": string,"id": string,"idempotency_key": string | null,"last_error": string | null,"name": string,"name_sort": string,"phone": string,"quarantined_at": string | null,"search_text": string,"status": string,"timing": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "attempts"?: number,"body_hash"?: string | null,"changed_in"?: unknown,"created_at"?: string,"due_at"?: string,"id"?: string,"idempotency_key"?: string | null,"last_error"?: string | null,"name": string,"name_sort"?: never,"phone": string,"quarantined_at"?: string | null,"search_text"?: never,"status"?: string,"timing"?: string,"updated_at"?: string
                  }
                  Update: {
                    "attempts"?: number,"body_hash"?: string | null,"changed_in"?: unknown,"created_at"?: string,"due_at"?: string,"id"?: string,"idempotency_key"?: string | null,"last_error"?: string | null,"name"?: string,"name_sort"?: never,"phone"?: string,"quarantined_at"?: string | null,"search_text"?: never,"status"?: string,"timing"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"clients": {
                  Row: {
                    "address": string | null,"changed_in": unknown,"company": string | null,"company_sort": string,"created_at": string,"email": string,"email_sort": string,"full_name": string,"full_name_sort": string,"id": string,"phone": string | null,"search_text": string,"updated_at": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "address"?: string | null,"changed_in"?: unknown,"company"?: string | null,"company_sort"?: never,"created_at"?: string,"email": string,"email_sort"?: never,"full_name": string,"full_name_sort"?: never,"id"?: string,"phone"?: string | null,"search_text"?: never,"updated_at"?: string,"user_id"?: string | null
                  }
                  Update: {
                    "address"?: string | null,"changed_in"?: unknown,"company"?: string | null,"company_sort"?: never,"created_at"?: string,"email"?: string,"email_sort"?: never,"full_name"?: string,"full_name_sort"?: never,"id"?: string,"phone"?: string | null,"search_text"?: never,"updated_at"?: string,"user_id"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"contact_submissions": {
                  Row: {
                    "body_hash": string | null,"changed_in": unknown,"converted_client_id": string | null,"created_at": string,"email": string,"email_sent": boolean,"email_sort": string,"id": string,"idempotency_key": string | null,"message": string,"name": string,"name_sort": string,"phone": string | null,"quarantined_at": string | null,"search_text": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "body_hash"?: string | null,"changed_in"?: unknown,"converted_client_id"?: string | null,"created_at"?: string,"email": string,"email_sent"?: boolean,"email_sort"?: never,"id"?: string,"idempotency_key"?: string | null,"message": string,"name": string,"name_sort"?: never,"phone"?: string | null,"quarantined_at"?: string | null,"search_text"?: never,"updated_at"?: string
                  }
                  Update: {
                    "body_hash"?: string | null,"changed_in"?: unknown,"converted_client_id"?: string | null,"created_at"?: string,"email"?: string,"email_sent"?: boolean,"email_sort"?: never,"id"?: string,"idempotency_key"?: string | null,"message"?: string,"name"?: string,"name_sort"?: never,"phone"?: string | null,"quarantined_at"?: string | null,"search_text"?: never,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "contact_submissions_converted_client_id_fkey"
      columns: ["converted_client_id"]
isOneToOne: true
      referencedRelation: "clients"
      referencedColumns: ["id"]
    }
                  ]
                },"demo_requests": {
                  Row: {
                    "body_hash": string | null,"changed_in": unknown,"company": string,"company_sort": string,"created_at": string,"email": string,"email_sent": boolean,"email_sort": string,"id": string,"idempotency_key": string | null,"name": string,"name_sort": string,"phone": string | null,"preferred_date": string | null,"preferred_time": string | null,"quarantined_at": string | null,"search_text": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "body_hash"?: string | null,"changed_in"?: unknown,"company": string,"company_sort"?: never,"created_at"?: string,"email": string,"email_sent"?: boolean,"email_sort"?: never,"id"?: string,"idempotency_key"?: string | null,"name": string,"name_sort"?: never,"phone"?: string | null,"preferred_date"?: string | null,"preferred_time"?: string | null,"quarantined_at"?: string | null,"search_text"?: never,"updated_at"?: string
                  }
                  Update: {
                    "body_hash"?: string | null,"changed_in"?: unknown,"company"?: string,"company_sort"?: never,"created_at"?: string,"email"?: string,"email_sent"?: boolean,"email_sort"?: never,"id"?: string,"idempotency_key"?: string | null,"name"?: string,"name_sort"?: never,"phone"?: string | null,"preferred_date"?: string | null,"preferred_time"?: string | null,"quarantined_at"?: string | null,"search_text"?: never,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"newsletter_subscribers": {
                  Row: {
                    "body_hash": string | null,"changed_in": unknown,"confirmed_at": string | null,"consent_at": string | null,"consent_text": string | null,"created_at": string,"email": string,"email_sort": string,"id": string,"idempotency_key": string | null,"products": (string)[],"quarantined_at": string | null,"search_text": string,"source": string,"status": string,"unsubscribed_at": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "body_hash"?: string | null,"changed_in"?: unknown,"confirmed_at"?: string | null,"consent_at"?: string | null,"consent_text"?: string | null,"created_at"?: string,"email": string,"email_sort"?: never,"id"?: string,"idempotency_key"?: string | null,"products"?: (string)[],"quarantined_at"?: string | null,"search_text"?: never,"source"?: string,"status"?: string,"unsubscribed_at"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "body_hash"?: string | null,"changed_in"?: unknown,"confirmed_at"?: string | null,"consent_at"?: string | null,"consent_text"?: string | null,"created_at"?: string,"email"?: string,"email_sort"?: never,"id"?: string,"idempotency_key"?: string | null,"products"?: (string)[],"quarantined_at"?: string | null,"search_text"?: never,"source"?: string,"status"?: string,"unsubscribed_at"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"profiles": {
                  Row: {
                    "changed_in": unknown,"created_at": string,"email": string,"full_name": string | null,"id": string,"phone": string | null,"role": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "changed_in"?: unknown,"created_at"?: string,"email": string,"full_name"?: string | null,"id": string,"phone"?: string | null,"role"?: string,"updated_at"?: string
                  }
                  Update: {
                    "changed_in"?: unknown,"created_at"?: string,"email"?: string,"full_name"?: string | null,"id"?: string,"phone"?: string | null,"role"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"projects": {
                  Row: {
                    "budget": number | null,"budget_sort": number,"changed_in": unknown,"client_id": string | null,"created_at": string,"description": string | null,"end_date": string | null,"end_date_sort": string,"id": string,"name": string,"name_sort": string,"search_text": string,"start_date": string | null,"start_date_sort": string,"status": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "budget"?: number | null,"budget_sort"?: never,"changed_in"?: unknown,"client_id"?: string | null,"created_at"?: string,"description"?: string | null,"end_date"?: string | null,"end_date_sort"?: never,"id"?: string,"name": string,"name_sort"?: never,"search_text"?: never,"start_date"?: string | null,"start_date_sort"?: never,"status"?: string,"updated_at"?: string
                  }
                  Update: {
                    "budget"?: number | null,"budget_sort"?: never,"changed_in"?: unknown,"client_id"?: string | null,"created_at"?: string,"description"?: string | null,"end_date"?: string | null,"end_date_sort"?: never,"id"?: string,"name"?: string,"name_sort"?: never,"search_text"?: never,"start_date"?: string | null,"start_date_sort"?: never,"status"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "projects_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "clients"
      referencedColumns: ["id"]
    }
                  ]
                },"testimonials": {
                  Row: {
                    "author_name": string,"author_title": string | null,"company": string | null,"created_at": string,"id": string,"is_active": boolean,"quote": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "author_name": string,"author_title"?: string | null,"company"?: string | null,"created_at"?: string,"id"?: string,"is_active"?: boolean,"quote": string,"updated_at"?: string
                  }
                  Update: {
                    "author_name"?: string,"author_title"?: string | null,"company"?: string | null,"created_at"?: string,"id"?: string,"is_active"?: boolean,"quote"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "admin_overview":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"calls_claim":
{ Args: { "request": Json }; Returns: Json
                           },
"calls_report":
{ Args: { "request": Json }; Returns: boolean
                           },
"calls_settle":
{ Args: { "request": Json }; Returns: boolean
                           },
"convert_contact":
{ Args: { "client_id": string,"contact_id": string }; Returns: Json
                           },
"intake_call":
{ Args: { "request": Json }; Returns: Json
                           },
"intake_contact":
{ Args: { "request": Json }; Returns: Json
                           },
"intake_demo":
{ Args: { "request": Json }; Returns: Json
                           },
"intake_newsletter":
{ Args: { "request": Json }; Returns: Json
                           },
"intake_purge":
{ Args: { "request": Json }; Returns: Json
                           },
"link_client":
{ Args: { "client_id": string }; Returns: boolean
                           },
"list_call_requests":
{ Args: { "query"?: Json }; Returns: Json
                           },
"list_clients":
{ Args: { "query"?: Json }; Returns: Json
                           },
"list_contacts":
{ Args: { "query"?: Json }; Returns: Json
                           },
"list_demo_requests":
{ Args: { "query"?: Json }; Returns: Json
                           },
"list_mails":
{ Args: { "query"?: Json }; Returns: Json
                           },
"list_projects":
{ Args: { "query"?: Json }; Returns: Json
                           },
"list_subscribers":
{ Args: { "query"?: Json }; Returns: Json
                           },
"mail_claim":
{ Args: { "request": Json }; Returns: Json
                           },
"mail_report":
{ Args: { "request": Json }; Returns: boolean
                           },
"mail_settle":
{ Args: { "request": Json }; Returns: number
                           },
"newsletter_confirm":
{ Args: { "request": Json }; Returns: Json
                           },
"newsletter_unsubscribe":
{ Args: { "request": Json }; Returns: Json
                           },
"outbox_health":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"privacy_erase":
{ Args: { "email": string }; Returns: Json
                           },
"privacy_export":
{ Args: { "email": string }; Returns: Json
                           },
"pull_changes":
{ Args: { "query"?: Json }; Returns: Json
                           },
"release_submission":
{ Args: { "id": string,"kind": string }; Returns: undefined
                           },
"resend_mail":
{ Args: { "mail_id": string }; Returns: undefined
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
